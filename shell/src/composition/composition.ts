import {
  type ComposedRemote,
  type Composition,
  checkedFilesSchema,
  compositionSchema,
  servedRegistrySchema,
} from '@pinpu/shared/contracts';
import { type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { type CompositionHost, chooseComposition } from '@pinpu/shared/domain';
import { fetchCompositionId } from '../api/composition-id.ts';

/** The folder of the shell's scripts. */
// biome-ignore lint/style/useNamingConvention: the name is webpack's.
declare const __webpack_public_path__: string;

function parsed<T extends Schema>(schema: T, value: unknown, what: string) {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw new Error(`${what} is damaged at ${result.error.issues[0]?.path.join('.') || 'its root'}`);
}

/** A gateway before 1.0.0-beta.2 did not say which version it is. */
function alone(remote: ComposedRemote) {
  const { version = remote.base } = remote;
  return { stable: version, versions: { [version]: remote }, history: [] };
}

/** What of a composition chosen elsewhere fits this page after all: a gateway may know another shell. */
export function checkedComposition(inlined: Composition, host: CompositionHost): Composition {
  const remotes = Object.entries(inlined.remotes).map(([name, one]) => [name, alone(one)] as const);
  const { refused, ...fitting } = chooseComposition({ remotes: Object.fromEntries(remotes) }, host);
  return { ...inlined, ...fitting, refused: [...inlined.refused, ...refused] };
}

async function fetched<T extends Schema>(schema: T, url: string) {
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return parsed(schema, await answer.json(), url);
}

/** On a static host every page gets what the registry says. */
const registryId = ({ sequence }: { sequence: number }) => `registry-${sequence}`;

const inlinedComposition = () => document.getElementById('pinpu-composition')?.textContent;

/** The composition of a page on a static host: the registry's, and the shell's own manifest beside its scripts. */
async function composedHere(host: CompositionHost): Promise<Composition> {
  const base = __webpack_public_path__;
  const [registry, { integrity, checks }] = await Promise.all([
    fetched(servedRegistrySchema, '/registry.json'),
    fetched(checkedFilesSchema, `${base}shell.json`),
  ]);
  const id = registryId(registry);
  return { id, ...chooseComposition(registry, host), shell: { base, integrity, checks } };
}

/** The composition this page was served with; chosen from the registry where no gateway inlined it. */
export async function readComposition(host: CompositionHost): Promise<Composition> {
  const inlined = inlinedComposition();
  if (!inlined) return composedHere(host);
  return checkedComposition(parsed(compositionSchema, JSON.parse(inlined), 'composition'), host);
}

/** The shop serves this page's composition no more, as after a release of its server. */
export class CompositionGone extends Error {}

/** With a hash the browser keeps the status of an answer to itself: it is asked for apart. */
const orGone = (url: string) => async (error: unknown) => {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  throw status === 404 ? new CompositionGone(`${url} is gone`) : error;
};

/**
 * The whole composition of a page that carries a part of it: the document that the page names, with the hash that it names,
 * checked as what was inlined. `again` passes the browser's cache, which may have stored a damaged one.
 */
export async function fetchWholeComposition(
  carried: Composition,
  host: CompositionHost,
  again: boolean,
): Promise<Composition> {
  const { rest, ...page } = carried;
  if (rest === undefined) return carried;
  const { url, integrity } = rest;
  const request = fetch(url, { integrity, cache: again ? 'reload' : 'default' });
  const answer = await (again ? request.catch(orGone(url)) : request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const whole = parsed(compositionSchema, await answer.json(), url);
  const { remotes, refused } = checkedComposition(whole, host);
  return { ...page, remotes, refused };
}

/** The id of the composition that this page would get if it was loaded now. */
export const currentCompositionId = async (): Promise<string> =>
  inlinedComposition()
    ? fetchCompositionId()
    : registryId(await fetched(servedRegistrySchema, '/registry.json'));
