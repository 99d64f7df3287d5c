import type { Breaker, NamedVersion } from './breaker.ts';
import type { NodeBuild } from './node-builds.ts';

/** A version whose code failed on the server, and why. */
export interface VersionFailure extends NamedVersion {
  why: string;
}

/** Builds with their sources, and the versions that are left out. */
export interface UsableBuilds {
  usable: { build: NodeBuild; source: string }[];
  leftOut: VersionFailure[];
}

export const MISSING = 'its build for Node is missing, or is not the one that was published';

/** The version of a build. In development, each new build counts as another version. */
export const ofBuild = ({ remote, id }: NodeBuild): NamedVersion => ({ remote, version: id });

/** Leaves out builds that keep failing, and those that can't be read; `onMissing` reports the latter once a minute. */
export async function usableBuilds(
  builds: readonly NodeBuild[],
  breaker: Breaker,
  onMissing: (failure: VersionFailure) => void,
): Promise<UsableBuilds> {
  const found: UsableBuilds = { usable: [], leftOut: [] };
  const read = builds.map(async (build) => {
    const { remote, version } = build;
    const why = breaker.leftOut(ofBuild(build));
    if (why !== undefined) return { failure: { remote, version, why } };
    const source = await build.read().catch(() => undefined);
    if (source !== undefined) return { build, source };
    const failure = { remote, version, why: MISSING };
    breaker.fail(ofBuild(build), MISSING, true);
    onMissing(failure);
    return { failure };
  });
  for (const one of await Promise.all(read)) {
    if (one.failure) found.leftOut.push(one.failure);
    else found.usable.push(one);
  }
  return found;
}

/** Leaves out builds that have failed since, as a page may have waited while another was rendered. */
export function stillUsable({ usable, leftOut }: UsableBuilds, breaker: Breaker): UsableBuilds {
  const failed = usable.flatMap(({ build }) => {
    const why = breaker.leftOut(ofBuild(build));
    return why === undefined ? [] : { remote: build.remote, version: build.version, why };
  });
  const isLeftOut = (name: string) => failed.some(({ remote }) => remote === name);
  return {
    usable: usable.filter(({ build }) => !isLeftOut(build.remote)),
    leftOut: [...leftOut, ...failed],
  };
}
