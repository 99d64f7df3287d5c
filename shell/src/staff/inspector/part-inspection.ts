import { type PartsManifest, partsManifestSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { partIdOf, partTimes } from '../part-times.ts';
import type { ShownPart } from '../shown-parts.ts';
import { type Loading, loadingOf, PARTS_FILE, type Timing } from './loading.ts';
import type { SharedModule } from './shared-modules.ts';

/** A shared module that a part uses. */
export interface PartModule {
  name: string;
  /** The range that its build requires. */
  requires: string;
  /** Whether its build contains a copy of its own, for hosts that provide none. */
  bundled: boolean;
  /** Which copy this page has, and which build provides it. */
  provided: Pick<SharedModule, 'version' | 'from'> | undefined;
}

/** Figures of a part on the page. */
export interface InspectedPart extends ShownPart {
  /** Whether its build says which files are its own; undefined until that is read. */
  recorded: boolean | undefined;
  loading: Loading | undefined;
  /** Milliseconds from the request for its first own file until it was drawn. */
  shownAfter: number | undefined;
  modules: PartModule[];
}

/** List of parts of builds before 1.0.0-beta.2. */
const NOTHING: PartsManifest = { parts: {}, shared: {} };

/** Which files and shared modules a build makes its parts of. */
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

const keyOf = ({ id, remote }: ShownPart) => partIdOf(id).slice(remote.length + 1);

/** The files that no other part of the build has: others may have been loaded long before this part was requested. */
function ownFiles({ parts }: PartsManifest, key: string): string[] {
  const others = Object.entries(parts).flatMap(([other, { files }]) =>
    other === key ? [] : files,
  );
  return (parts[key]?.files ?? []).filter((file) => !others.includes(file));
}

/** From the request, by a hint of the page or by the shell, until the part was drawn. */
function shownAfter(id: string, own: Loading | undefined): number | undefined {
  const { requested, shown } = partTimes(id) ?? {};
  if (requested === undefined || shown === undefined) return undefined;
  const first = Math.min(requested, ...(own?.files ?? []).map((file) => file.requested));
  return Math.round(shown - first);
}

/** The copy that a remote uses: the runtime's note of it, or the only one there is. */
function providedTo(remote: string, name: string, modules: readonly SharedModule[]) {
  const copies = modules.filter((module) => module.name === name);
  return copies.find(({ usedBy }) => usedBy.includes(remote)) ?? copies[0];
}

/** A part with its files, times and shared modules, by what its build says of it. */
export function inspectPart(
  part: ShownPart,
  base: string,
  manifest: PartsManifest | undefined,
  { timings, modules }: { timings: readonly Timing[]; modules: readonly SharedModule[] },
): InspectedPart {
  const key = keyOf(part);
  const recorded = manifest?.parts[key];
  const { files, shared } = recorded ?? { files: [], shared: [] };
  const own = manifest && loadingOf(base, timings, ownFiles(manifest, key));
  return {
    ...part,
    recorded: manifest && recorded !== undefined,
    loading: loadingOf(base, timings, files),
    shownAfter: shownAfter(part.id, own),
    modules: shared.map((name) => ({
      ...{ name, requires: '*', bundled: false, ...manifest?.shared[name] },
      provided: providedTo(part.remote, name, modules),
    })),
  };
}
