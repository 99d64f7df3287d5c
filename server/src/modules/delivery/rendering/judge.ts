import { SHELL } from '@pinpu/shared/domain';
import type { Breaker } from './breaker.ts';
import type { NodeBuild } from './node-builds.ts';
import type { Outcome } from './outcome.ts';
import { ofBuild, type VersionFailure } from './usable-builds.ts';

/** The remote in a part's id, such as `mf-catalog/page/home`. */
const remoteOf = (part: string) => part.split('/', 1)[0] ?? '';

/** Failures of a task by remote; those of the shell have the key `SHELL`. */
function failuresOf(outcome: Outcome): Map<string, string> {
  if (outcome.state === 'ended') return new Map([[outcome.remote || SHELL, outcome.why]]);
  const own = outcome.state === 'failed' ? [[SHELL, outcome.why] as const] : [];
  const parts = outcome.state === 'rendered' ? outcome.rendered.failures : [];
  const others = [...parts, ...outcome.broken].map(
    ({ remote, why }) => [remote || SHELL, why] as const,
  );
  return new Map([...own, ...others]);
}

/** Counts failures and successes of the versions in a task; returns the failures. */
export function judge(
  outcome: Outcome,
  builds: readonly NodeBuild[],
  breaker: Breaker,
): VersionFailure[] {
  const failures = failuresOf(outcome);
  const isFatal = outcome.state === 'ended';
  const named = new Set(builds.map(({ remote }) => remote));
  // A name that is not a remote of the task is counted as the shell's failure.
  for (const [remote, why] of [...failures])
    if (!named.has(remote)) failures.delete(remote) && failures.set(SHELL, why);
  const rendered = new Set([
    SHELL,
    ...(outcome.state === 'rendered' ? outcome.rendered.parts.map(remoteOf) : []),
  ]);
  return builds.flatMap((build) => {
    const { remote, version } = build;
    const why = failures.get(remote);
    if (why === undefined) {
      if (!isFatal && rendered.has(remote)) breaker.succeed(ofBuild(build));
      return [];
    }
    // A fatal failure of the shell only counts as one of three, since without the shell nothing is rendered.
    breaker.fail(ofBuild(build), why, isFatal && remote !== SHELL);
    return { remote, version, why };
  });
}
