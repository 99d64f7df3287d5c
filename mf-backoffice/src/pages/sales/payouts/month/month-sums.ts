import type { ShopPayout } from '@pinpu/shared/contracts/backoffice';

export const sumOf = (shares: readonly { amount: number }[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

/** The payouts that have not been transferred. */
export const waitingOf = (payouts: readonly ShopPayout[]): ShopPayout[] =>
  payouts.filter(({ paid_on }) => paid_on === '');
