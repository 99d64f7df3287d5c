import { rollbackReason, shouldRollBack } from './rollback-decision.ts';

const votes = (networks: number, failing: number, rate: number) => ({ networks, failing, rate });
const GOOD = votes(500, 5, 0.01);

describe('a version is rolled back', () => {
  it.each([
    ['all pages of few networks fail', votes(10, 10, 1), undefined, undefined, true],
    [
      'it fails in a fifth of the loads, and there is no other',
      votes(25, 5, 0.2),
      undefined,
      undefined,
      true,
    ],
    ['it fails a little, and there is no other', votes(25, 5, 0.19), undefined, undefined, false],
    ['it fails five times as often as the other', votes(500, 25, 0.05), GOOD, GOOD, true],
    [
      'it fails twice as often as the other',
      votes(500, 50, 0.1),
      votes(500, 25, 0.05),
      GOOD,
      false,
    ],
    ['it fails seldom, if more often than the other', votes(500, 20, 0.04), GOOD, GOOD, false],
    [
      'all remotes fail, because the shop can’t be reached',
      votes(500, 400, 0.8),
      GOOD,
      votes(900, 700, 0.7),
      false,
    ],
    ['the other remotes fail a little', votes(500, 400, 0.8), GOOD, votes(900, 90, 0.1), true],
    ['nine networks alone have seen it', votes(9, 9, 1), GOOD, GOOD, false],
    ['four networks alone say that it fails', votes(10, 4, 0.4), GOOD, GOOD, false],
    ['four networks among many say that it fails', votes(1000, 4, 0.004), GOOD, GOOD, false],
    [
      'thirty networks among a thousand say that it fails',
      votes(1000, 30, 0.03),
      GOOD,
      GOOD,
      false,
    ],
    ['the other was seen by too few to compare', votes(25, 5, 0.2), votes(9, 9, 1), GOOD, true],
  ])('or not: %s [M3]', (_what, version, baseline, elsewhere, expected) => {
    expect(shouldRollBack(version, { baseline, elsewhere })).toBe(expected);
  });

  it('for a reason in one sentence with the figures', () => {
    expect(rollbackReason(votes(80, 40, 0.4567), { baseline: GOOD, elsewhere: undefined })).toBe(
      'Pages failed in 40 of 80 networks, 45.7 % of their loads, the other version 1.0 %.',
    );
    expect(rollbackReason(votes(12, 12, 1), { baseline: undefined, elsewhere: GOOD })).toBe(
      'Pages failed in 12 of 12 networks, 100.0 % of their loads.',
    );
  });
});
