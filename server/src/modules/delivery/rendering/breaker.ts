import type { Clock } from '../../../platform/clock.ts';

/** How long a failing version is left out of rendered pages, in ms. */
const LEFT_OUT_MS = 60_000;

/** After how many consecutive failures a version is left out. */
const THROWS = 3;

/** The most versions with recent failures that are remembered. */
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
export interface Breaker {
  /** Why a version is left out now; undefined where it is not. */
  leftOut(one: NamedVersion): string | undefined;
  /** Counts a failure; a fatal one, which ended the process, leaves the version out at once. */
  fail(one: NamedVersion, why: string, isFatal?: boolean): void;
  succeed(one: NamedVersion): void;
}

export function openBreaker(clock: Clock): Breaker {
  const states = new Map<string, State>();
  const now = () => clock().getTime();
  return {
    leftOut(one) {
      const state = states.get(keyOf(one));
      if (state === undefined || state.until === 0) return undefined;
      if (state.until > now()) return state.why;
      states.delete(keyOf(one));
      return undefined;
    },
    fail(one, why, isFatal = false) {
      const key = keyOf(one);
      const failures = (states.get(key)?.failures ?? 0) + 1;
      const until = isFatal || failures >= THROWS ? now() + LEFT_OUT_MS : 0;
      states.delete(key);
      states.set(key, { failures, until, why });
      const [oldest = ''] = states.keys();
      if (states.size > MAX_KNOWN) states.delete(oldest);
    },
    succeed(one) {
      states.delete(keyOf(one));
    },
  };
}
