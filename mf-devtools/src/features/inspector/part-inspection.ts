import {
  type PartsManifest,
  type PartTimes,
  partsManifestSchema,
  type SharedModule,
  type ShownPart,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { type Loading, loadingOf, PARTS_FILE, type Timing } from './loading.ts';

/** A shared module that a part uses. */
export interface PartModule {
  name: string;
  /** The range that its build requires. */
  requires: string;
  /** Whether its build contains its own copy, for hosts that do not provide one. */
  bundled: boolean;
  /** The version on this page, and the build that provides it. */
  provided: Pick<SharedModule, 'version' | 'from'> | undefined;
}

/** A part on the page, with its figures. */
export interface InspectedPart extends ShownPart {
  /** Whether its build lists its files; undefined until the list is read. */
  recorded: boolean | undefined;
  loading: Loading | undefined;
  /** Ms from the request for its first own file until it was rendered. */
  shownAfter: number | undefined;
  modules: PartModule[];
}

/** The list of parts for builds before 1.0.0-beta.2, which have none. */
const NOTHING: PartsManifest = { parts: {}, shared: {} };

/** Reads which files and shared modules each part of a build uses. */
export async function fetchParts(base: string): Promise<PartsManifest> {
  try {
    const url = new URL(PARTS_FILE, new URL(base, window.location.href));
    const answer = await fetch(url, { cache: 'no-cache' });
    const read = safeParse(partsManifestSchema, await answer.json());
    return read.success ? read.data : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Its name in the list of its build, without the filler's own name. */
const keyOf = ({ id, remote }: ShownPart) =>
  id
    .slice(remote.length + 1)
    .split(' ', 1)
    .join('');

/** The files that only this part of the build uses; shared ones may have been loaded long before it was requested. */
function ownFiles({ parts }: PartsManifest, key: string): string[] {
  const others = Object.entries(parts).flatMap(([other, { files }]) =>
    other === key ? [] : files,
  );
  return (parts[key]?.files ?? []).filter((file) => !others.includes(file));
}

/** The ms from the first request, by a hint of the page or by the shell, until the part was rendered. */
function shownAfter(times: PartTimes | undefined, own: Loading | undefined): number | undefined {
  const { requested, shown } = times ?? {};
  if (requested === undefined || shown === undefined) return undefined;
  const first = Math.min(requested, ...(own?.files ?? []).map((file) => file.requested));
  return Math.round(shown - first);
}

/** The copy of a module that a remote uses: the one recorded for it, or the only one. */
function providedTo(remote: string, name: string, modules: readonly SharedModule[]) {
  const copies = modules.filter((module) => module.name === name);
  return copies.find(({ usedBy }) => usedBy.includes(remote)) ?? copies[0];
}

/** What is known of the page and of when the part was shown. */
interface Known {
  timings: readonly Timing[];
  modules: readonly SharedModule[];
  times: PartTimes | undefined;
}

/** A part with its files, times and shared modules, from its build's list. */
export function inspectPart(
  part: ShownPart,
  base: string,
  manifest: PartsManifest | undefined,
  { timings, modules, times }: Known,
): InspectedPart {
  const key = keyOf(part);
  const recorded = manifest?.parts[key];
  const { files, shared } = recorded ?? { files: [], shared: [] };
  const own = manifest && loadingOf(base, timings, ownFiles(manifest, key));
  return {
    ...part,
    recorded: manifest && recorded !== undefined,
    loading: loadingOf(base, timings, files),
    shownAfter: shownAfter(times, own),
    modules: shared.map((name) => ({
      ...{ name, requires: '*', bundled: false, ...manifest?.shared[name] },
      provided: providedTo(part.remote, name, modules),
    })),
  };
}
