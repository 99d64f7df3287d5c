import {
  type ComposedRemote,
  type Composition,
  remoteManifestSchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { type CompositionHost, chooseComposition, overrideAddress } from '@pinpu/shared/domain';

/** The time limit in ms; a development server on this machine answers at once, unless it is compiling. */
const TIME_LIMIT_MS = 5000;

/** A composition with working copies, and for those that can't be used, a sentence why. */
export interface WithWorkingCopies {
  composition: Composition;
  faults: Record<string, string>;
}

type Copy = { version: ComposedRemote } | { fault: string };

/** The name of an address on the screen: its host. */
export const placeOf = (url: string) => new URL(url).host;

async function readManifest(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(`${url}remote.json`, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** Reads a working copy as a version; its files are not checked, since they change. */
async function readCopy(url: string): Promise<Copy> {
  if (overrideAddress(url) !== url) return { fault: `${url} 不是可用的網址` };
  let manifest: unknown;
  try {
    manifest = await readManifest(url);
  } catch {
    return { fault: `${placeOf(url)} 沒有回應，請確認開發伺服器已啟動` };
  }
  const read = safeParse(remoteManifestSchema, manifest);
  if (read.success) {
    const unchecked = { integrity: {}, checks: 'nothing' as const };
    const at = { base: url, status: 'live' as const, version: placeOf(url) };
    return { version: { ...read.data, ...unchecked, ...at } };
  }
  const at = read.error.issues[0]?.path.join('.');
  return { fault: `${placeOf(url)} 的 remote.json 格式不符（${at}）` };
}

const versionOf = ({ version, base }: ComposedRemote) => version ?? base;

/** The versions to choose from, the copy before the live one; at least one of them exists. */
function deployed(...versions: (ComposedRemote | undefined)[]) {
  const known = versions.flatMap((one) => one ?? []);
  const [stable = '', ...before] = known.map(versionOf);
  return {
    stable,
    versions: Object.fromEntries(known.map((one) => [versionOf(one), one])),
    history: before.map((version) => ({ version })),
  };
}

/** Puts the copies that were read into the composition, if they fit this shell. */
function composedWith(
  composition: Composition,
  host: CompositionHost,
  copies: Record<string, ComposedRemote>,
): WithWorkingCopies {
  const names = new Set([...Object.keys(composition.remotes), ...Object.keys(copies)]);
  const remotes = [...names].map(
    (name) => [name, deployed(copies[name], composition.remotes[name])] as const,
  );
  const chosen = chooseComposition({ remotes: Object.fromEntries(remotes) }, host);
  const faults = chosen.refused
    .filter(({ remote, version, slot }) => copies[remote]?.version === version && !slot)
    .map(({ remote, reason }) => [remote, `與目前的網站外框不相容（${reason}）`]);
  const rejected = [...composition.refused, ...chosen.refused];
  return {
    composition: { ...composition, remotes: chosen.remotes, refused: rejected },
    faults: Object.fromEntries(faults),
  };
}

/**
 * Replaces remotes of a composition by this browser's working copies. Where one does not answer or does not fit, the
 * live version stays.
 */
export async function withWorkingCopies(
  composition: Composition,
  host: CompositionHost,
): Promise<WithWorkingCopies> {
  const urls = Object.entries(composition.overrides ?? {}).flatMap(([name, one]) =>
    'url' in one ? [[name, one.url] as const] : [],
  );
  if (urls.length === 0) return { composition, faults: {} };
  const read = await Promise.all(
    urls.map(async ([name, url]) => ({ name, ...(await readCopy(url)) })),
  );
  const versions = read.flatMap((one) => ('version' in one ? [[one.name, one.version]] : []));
  const faults = read.flatMap((one) => ('fault' in one ? [[one.name, one.fault]] : []));
  const composed = composedWith(composition, host, Object.fromEntries(versions));
  return { ...composed, faults: { ...Object.fromEntries(faults), ...composed.faults } };
}
