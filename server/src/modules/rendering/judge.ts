import { SHELL } from '@pinpu/shared/domain';
import type { Breaker } from './breaker.ts';
import type { NodeBuild } from './node-builds.ts';
import type { Outcome } from './outcome.ts';
import { ofBuild, type VersionFailure } from './usable-builds.ts';

/** The remote of a part's id, such as `mf-catalog/page/home`. */
const remoteOf = (part: string) => part.split('/', 1)[0] ?? '';

/** Failed parts of a task with their owners; the shell's own failures are named after it. */
function failuresOf(outcome: Outcome): Map<string, string> {
  if (outcome.state === 'ended') return new Map([[outcome.remote || SHELL, outcome.why]]);
  const own = outcome.state === 'failed' ? [[SHELL, outcome.why] as const] : [];
  const parts = outcome.state === 'rendered' ? outcome.rendered.failures : [];
  const others = [...parts, ...outcome.broken].map(
    ({ remote, why }) => [remote || SHELL, why] as const,
  );
  return new Map([...own, ...others]);
}

/** Counts what failed of which version, and what did not. Returns the failures. */
export function judge(
  outcome: Outcome,
  builds: readonly NodeBuild[],
  breaker: Breaker,
): VersionFailure[] {
  const failures = failuresOf(outcome);
  const isFatal = outcome.state === 'ended';
  const named = new Set(builds.map(({ remote }) => remote));
  // A name that is none of the task's is the shell's doing.
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
    // Without the shell nothing is rendered: one failure of three.
    breaker.fail(ofBuild(build), why, isFatal && remote !== SHELL);
    return { remote, version, why };
  });
}
