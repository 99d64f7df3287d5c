export interface Votes {
  networks: number;
  failing: number;
  /** The mean of each network's share of pages with a failure, from 0 to 1. */
  rate: number;
}

/** What a version is compared with; undefined where there are no reports. */
export interface Comparison {
  baseline: Votes | undefined;
  /** All other remotes in the same time: where they fail, too, the cause is the shop, not this version. */
  elsewhere: Votes | undefined;
}

export const THRESHOLDS = {
  /** The least number of networks for a decision. */
  networks: 10,
  /** The least number of networks with a failure, so that somebody who controls a few can't cause a rollback. */
  failing: 5,
  /** The least rate of failures; `rateAlone` where there is no baseline to compare with. */
  rate: 0.05,
  rateAlone: 0.2,
  /** How many times the rates of the baseline and of the other remotes the rate must reach. */
  times: 3,
} as const;

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

export const isEnough = (votes: Votes | undefined): votes is Votes =>
  votes !== undefined && votes.networks >= THRESHOLDS.networks;

function limitOf({ baseline, elsewhere }: Comparison): number {
  const compared = [baseline, elsewhere]
    .filter(isEnough)
    .map(({ rate }) => rate * THRESHOLDS.times);
  return Math.max(isEnough(baseline) ? THRESHOLDS.rate : THRESHOLDS.rateAlone, ...compared);
}

export function shouldRollBack(votes: Votes, comparison: Comparison): boolean {
  const { networks, failing, rate } = votes;
  if (networks < THRESHOLDS.networks || failing < THRESHOLDS.failing) return false;
  return rate >= limitOf(comparison);
}

export function rollbackReason(
  { networks, failing, rate }: Votes,
  { baseline }: Comparison,
): string {
  const compared = isEnough(baseline) ? `, the other version ${percent(baseline.rate)}` : '';
  return `Pages failed in ${failing} of ${networks} networks, ${percent(rate)} of their loads${compared}.`;
}
