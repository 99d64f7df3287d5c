import { type Composition, compositionSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { fullComposition } from '../../../e2e/support/full-composition.ts';

const INLINED = /<script[^>]* id="pinpu-composition"[^>]*>([^<]*)</;

export function compositionIn(html: string): Composition {
  const [, json = 'null'] = INLINED.exec(html) ?? [];
  const parsed = safeParse(compositionSchema, JSON.parse(json));
  if (parsed.success) return parsed.data;
  throw new Error(`no page of the shop: ${html.slice(0, 200)}`);
}

export const versionIn = ({ shell, remotes }: Composition, name: string): string | undefined =>
  name === 'shell' ? shell?.version : remotes[name]?.version;

/** The complete composition that an instance serves to a new visitor, with the lazy one of the same instance. */
export async function servedComposition(origin: string): Promise<Composition> {
  const read = async (url: string) => (await fetch(new URL(url, origin))).text();
  return fullComposition(compositionIn(await read('/')), read);
}

const DEPLOYED = /\/remotes\/([\w-]+)\/([\w.-]+)\/[^?]+\.js(?:\?|$)/;

/** Scripts of another version than the page's composition names. */
export const foreignScripts = (composition: Composition, urls: readonly string[]): string[] =>
  urls.filter((url) => {
    const [, name = '', version] = DEPLOYED.exec(url) ?? [];
    return version !== undefined && version !== versionIn(composition, name);
  });

/** The number of addresses that are scripts of deployed versions. */
export const deployedScripts = (urls: readonly string[]): number =>
  urls.filter((url) => DEPLOYED.test(url)).length;
