/** The networks that a version was opened from, and their votes. */
export interface Votes {
  networks: number;
  /** Networks with a failure. */
  failing: number;
  /** The mean of each network's share of pages with a failure, from 0 to 1. */
  rate: number;
}

/** Baseline for a version; undefined without reports. */
export interface Comparison {
  /** The version that would take its place. */
  baseline: Votes | undefined;
  /** All other remotes meanwhile: where they fail too, it is the shop, not this version. */
  elsewhere: Votes | undefined;
}

export const THRESHOLDS = {
  /** Fewer networks say nothing. */
  networks: 10,
  /** So many must have seen a failure: who controls fewer can roll nothing back. */
  failing: 5,
  /** The least share of failures, and the least where there is nothing to compare it with. */
  rate: 0.05,
  rateAlone: 0.2,
  /** How many times as often as the other version, and the other remotes, it must fail. */
  times: 3,
} as const;

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

/** Whether enough networks voted for a comparison. */
export const isEnough = (votes: Votes | undefined): votes is Votes =>
  votes !== undefined && votes.networks >= THRESHOLDS.networks;

/** The share of failures from which a version is rolled back. */
function limitOf({ baseline, elsewhere }: Comparison): number {
  const compared = [baseline, elsewhere]
    .filter(isEnough)
    .map(({ rate }) => rate * THRESHOLDS.times);
  return Math.max(isEnough(baseline) ? THRESHOLDS.rate : THRESHOLDS.rateAlone, ...compared);
}

/** Whether a version fails so much more often than what it is compared with that it must go (ADR 0175). */
export function shouldRollBack(votes: Votes, comparison: Comparison): boolean {
  const { networks, failing, rate } = votes;
  if (networks < THRESHOLDS.networks || failing < THRESHOLDS.failing) return false;
  return rate >= limitOf(comparison);
}

/** The reason, in one sentence with the figures. */
export function rollbackReason(
  { networks, failing, rate }: Votes,
  { baseline }: Comparison,
): string {
  const compared = isEnough(baseline) ? `, the other version ${percent(baseline.rate)}` : '';
  return `Pages failed in ${failing} of ${networks} networks, ${percent(rate)} of their loads${compared}.`;
}
