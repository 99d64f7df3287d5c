import type { ComposedRemote, Composition } from '@pinpu/shared/contracts';
import { type CompositionHost, fittingComposition } from '@pinpu/shared/domain';
import { loadApi } from '../api/load-api.ts';
import { fetchedJson } from './fetched-json.ts';
import { checkScriptsOf } from './file-integrity.ts';
import { inlinedComposition, shellFiles } from './inlined-composition.ts';

/** The folder of the shell's scripts. */
// biome-ignore lint/style/useNamingConvention: the name is webpack's.
declare const __webpack_public_path__: string;

const loadReaders = () => import(/* webpackChunkName: "api" */ './read-composition.ts');

/** The chosen versions by remote; gateways before 1.0.0-beta.2 did not name them. */
const chosen = ([remote, candidate]: [string, ComposedRemote]) => ({
  remote,
  version: candidate.version ?? candidate.base,
  candidate,
});

/** Checks a composition that was chosen elsewhere against this page's shell, since a gateway may know another one. */
export function checkedComposition(inlined: Composition, host: CompositionHost): Composition {
  const { remotes, refused: rejected } = fittingComposition(
    Object.entries(inlined.remotes).map(chosen),
    host,
  );
  return { ...inlined, remotes, refused: [...inlined.refused, ...rejected] };
}

const inlinedJson = () => document.getElementById('pinpu-composition')?.textContent;

/** The composition of a page on a static host, from the registry and the shell's own manifest beside its scripts. */
async function composedHere(host: CompositionHost): Promise<Composition> {
  const base = __webpack_public_path__;
  const shell = { base, ...shellFiles(await fetchedJson(`${base}shell.json`)) };
  // The code that reads the registry is a script of the shell, loaded by its hash.
  checkScriptsOf({ id: '', remotes: {}, refused: [], shell });
  const { composedByRegistry } = await loadReaders();
  return { ...(await composedByRegistry(host)), shell };
}

/** The composition that this page was served with; chosen from the registry where no gateway has inlined it. */
export async function readComposition(host: CompositionHost): Promise<Composition> {
  const inlined = inlinedJson();
  if (!inlined) return composedHere(host);
  return checkedComposition(inlinedComposition(inlined), host);
}

/** Thrown where the shop no longer serves this page's composition, such as after a release of its server. */
export class CompositionGone extends Error {}

/** With a hash, the browser does not reveal the status of a failed response, so it is requested separately. */
const orGone = (url: string) => async (error: unknown) => {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  throw status === 404 ? new CompositionGone(`${url} is gone`) : error;
};

/**
 * The lazy composition of a page: the document that the page names, with the named hash, and with
 * the same checks as the inlined part. `again` bypasses the browser's cache, which may have stored a damaged one.
 */
export async function fetchLazyComposition(
  initial: Composition,
  host: CompositionHost,
  again: boolean,
): Promise<Composition> {
  const { rest, ...page } = initial;
  if (rest === undefined) return initial;
  const { url, integrity } = rest;
  const request = fetch(url, { integrity, cache: again ? 'reload' : 'default' });
  const answer = await (again ? request.catch(orGone(url)) : request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const { readLazyComposition } = await loadReaders();
  const full = readLazyComposition(await answer.json(), url);
  const { remotes, refused: rejected } = checkedComposition(full, host);
  return { ...page, remotes, refused: rejected };
}

/** The id of the composition that this page would get if it were loaded now. */
export async function currentCompositionId(): Promise<string> {
  if (inlinedJson()) return (await loadApi()).fetchCompositionId();
  return (await loadReaders()).fetchRegistryId();
}
