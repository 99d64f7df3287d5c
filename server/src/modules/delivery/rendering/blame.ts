import { SHELL } from '@pinpu/shared/domain';
import type { Outcome } from './render-process.ts';

/** Why builds are said to have failed, by the remote; SHELL for the shell. */
export type Failures = ReadonlyMap<string, string>;

/** What a rendering process says about failures. Any code in it may have said so: it is a hint, and counts nothing. */
export function reportedFailures(outcome: Outcome, remotes: readonly string[]): Failures {
  const nameOf = (remote: string) => (remotes.includes(remote) ? remote : SHELL);
  if (outcome.state === 'ended') return new Map([[nameOf(outcome.remote), outcome.why]]);
  const own = outcome.state === 'failed' ? [[SHELL, outcome.why] as const] : [];
  const parts = outcome.state === 'rendered' ? outcome.rendered.failures : [];
  const others = [...parts, ...outcome.broken].map(
    ({ remote, why }) => [nameOf(remote), why] as const,
  );
  return new Map([...own, ...others]);
}

/** Renders the page again in a process of its own, with the shell and these remotes alone. */
export type Trial = (remotes: readonly string[]) => Promise<Failures>;

/** After that, no further trial begins, in ms: no other page is rendered meanwhile. */
const TRIALS_MS = 10_000;

type Failed = readonly [remote: string, why: string];

async function failedAlone(trial: Trial, remote: string): Promise<Failed | undefined> {
  const failures = await trial(remote === SHELL ? [] : [remote]);
  const [first] = failures.values();
  if (first === undefined) return undefined;
  if (remote === SHELL || !failures.has(SHELL)) return [remote, failures.get(remote) ?? first];
  // The shell fails beside this remote: by itself, or because of it.
  return (await failedAlone(trial, SHELL)) ?? [remote, first];
}

/**
 * The builds that fail by themselves, where no other team's code runs in the process: only these are blamed. Those that
 * were reported come first; where none of them fails alone, the report was wrong, and the others are tried.
 */
export async function blamed(
  reported: Failures,
  remotes: readonly string[],
  trial: Trial,
): Promise<Failures> {
  const until = performance.now() + TRIALS_MS;
  const guilty = new Map<string, string>();
  const isReported = (name: string) => reported.has(name);
  const others = [SHELL, ...remotes].filter((name) => !isReported(name));
  for (const name of [...reported.keys(), ...others]) {
    if (performance.now() > until || (guilty.size > 0 && !isReported(name))) break;
    const failed = await failedAlone(trial, name);
    if (failed) guilty.set(...failed);
  }
  return guilty;
}
