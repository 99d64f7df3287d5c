import type { Clock } from '../../../platform/clock.ts';
import { RecentEntries } from '../../../platform/recent-entries.ts';

/** How long a failing version is left out of rendered pages, in ms. */
const LEFT_OUT_MS = 60_000;

const THROWS = 3;

const MAX_KNOWN = 500;

export interface NamedVersion {
  remote: string;
  version: string;
}

export interface VersionFailure extends NamedVersion {
  why: string;
}

interface State {
  failures: number;
  until: number;
  why: string;
}

const keyOf = ({ remote, version }: NamedVersion) => `${remote} ${version}`;

/** Leaves out versions that keep failing, each for a minute. */
export function openBreaker(clock: Clock) {
  const states = new RecentEntries<State>(MAX_KNOWN);
  const now = () => clock().getTime();
  return {
    /** Why a version is left out now; undefined where it is not. */
    leftOut(one: NamedVersion): string | undefined {
      const state = states.get(keyOf(one));
      if (state === undefined || state.until === 0) return undefined;
      if (state.until > now()) return state.why;
      states.delete(keyOf(one));
      return undefined;
    },
    /** A fatal failure, which ended the process, leaves the version out at once. */
    fail(one: NamedVersion, why: string, isFatal = false): void {
      const key = keyOf(one);
      const failures = (states.get(key)?.failures ?? 0) + 1;
      const until = isFatal || failures >= THROWS ? now() + LEFT_OUT_MS : 0;
      states.set(key, { failures, until, why });
    },
    succeed(one: NamedVersion): void {
      states.delete(keyOf(one));
    },
  };
}

export type Breaker = ReturnType<typeof openBreaker>;
