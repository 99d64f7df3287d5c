import * as s from '@pinpu/shared/contracts/schema';

const REMOTE = 'mf-cart';
const LIMIT_MS = 12_000;

const versionSchema = s.looseObject({
  embed: s.string(),
  integrity: s.optional(s.record(s.string(), s.string())),
});

/** The part of `/registry.json` that is read: the live version of this remote. */
const registrySchema = s.looseObject({
  remotes: s.looseObject({
    [REMOTE]: s.looseObject({ stable: s.string(), versions: s.record(s.string(), s.unknown()) }),
  }),
});

/**
 * The script for other sites' pages. With `integrity` it is one exact version; without, it is always the live version.
 */
export interface EmbedScript {
  src: string;
  integrity?: string | undefined;
}

/** The script of the live version. @throws if the registry can't be read, or has no version */
export async function fetchEmbedScript(): Promise<EmbedScript> {
  const address = new URL('/registry.json', window.location.href);
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
  const registry = s.safeParse(registrySchema, await answer.json());
  if (!registry.success) throw new Error('registry.json is none');
  const { stable, versions } = registry.data.remotes[REMOTE];
  const live = s.safeParse(versionSchema, versions[stable]);
  if (!live.success) throw new Error(`version ${stable} of ${REMOTE} has no script`);
  const { embed, integrity = {} } = live.data;
  const [, hash] = /^embed\.([0-9a-f]{12})\.js$/.exec(embed) ?? [];
  // A local build has no hash in its name.
  if (hash === undefined || integrity[embed] === undefined) return { src: '/embed/cart.js' };
  return { src: `/embed/cart-${hash}.js`, integrity: integrity[embed] };
}
