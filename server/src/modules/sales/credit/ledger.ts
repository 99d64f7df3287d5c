import { type CreditBalance, type CreditOffer, creditTotal } from '@pinpu/shared/domain';
import { after, DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { findCreditTerms } from '../../base/settings/repository.ts';
import {
  type CreditLot,
  changeLot,
  findUsableLots,
  insertLot,
  lockExpiredLots,
  lockLotsOfOrder,
  lockUsableLots,
} from './repository.ts';

/** Thrown where a member's credit is less than what an order was to use; nothing was stored. */
export class CreditGone extends Error {
  override name = 'CreditGone';
}

type Kind = keyof CreditBalance;

const kindOf = ({ reason }: Pick<CreditLot, 'reason'>): Kind =>
  reason === 'refund' ? 'paid' : 'bonus';

function balanceIn(lots: readonly CreditLot[]): CreditBalance {
  const balance = { bonus: 0, paid: 0 };
  for (const lot of lots) balance[kindOf(lot)] += lot.rest;
  return balance;
}

export const creditBalance = async (
  db: Database,
  cus_id: string,
  now: Date,
): Promise<CreditBalance> => balanceIn(await findUsableLots(db, cus_id, now));

/** What a cart's member can use; undefined for guests, without credit, and where the shop has switched it off. */
export async function creditOffer(
  db: Database,
  cus_id: string | null,
  now: Date,
): Promise<CreditOffer | undefined> {
  if (cus_id === null) return undefined;
  const terms = await findCreditTerms(db);
  if (!terms) return undefined;
  const balance = await creditBalance(db, cus_id, now);
  return creditTotal(balance) === 0 ? undefined : { ...balance, max_percent: terms.max_percent };
}

export interface Grant {
  cus_id: string;
  reason: CreditLot['reason'];
  /** What it is for; the same is granted once. */
  source: string;
  /** Whole TWD, above 0. */
  amount: number;
  /** For the member. */
  note?: string;
  /** From when on it can't be used; null for never. */
  expires_at: Date | null;
  actor: string;
}

/** Grants credit to a member; false where the same was granted before. */
export const grantCredit = (tx: Database, { actor, ...lot }: Grant, now: Date): Promise<boolean> =>
  insertLot(tx, { ...lot, c_date: now }, actor);

/** When granted credit expires: after its days, null for never. */
export const creditEnd = (valid_days: number, now: Date): Date | null =>
  valid_days === 0 ? null : after(now, valid_days * DAY);

/**
 * Uses a member's credit for an order. Checkouts of one member wait for one another here, after their stock.
 * @throws CreditGone
 */
export async function spendCredit(
  tx: Database,
  { ord_id, cus_id }: { ord_id: string; cus_id: string | null },
  credit: CreditBalance,
  now: Date,
): Promise<void> {
  if (creditTotal(credit) === 0) return;
  if (cus_id === null) throw new CreditGone('guests have no credit');
  const due = { ...credit };
  for (const lot of await lockUsableLots(tx, cus_id, now)) {
    const amount = Math.min(lot.rest, due[kindOf(lot)]);
    if (amount === 0) continue;
    due[kindOf(lot)] -= amount;
    await changeLot(tx, lot, { kind: 'spent', amount: -amount, ord_id, actor: 'checkout' }, now);
  }
  if (creditTotal(due) > 0)
    throw new CreditGone('the balance is lower than the credit of the order');
}

/** How long returned credit can be used at least. */
const RETURNED_DAYS = 30;

/** Returns credit of an order until `total` of it has come back in all; what expired meanwhile is valid for 30 days. */
export async function returnCredit(
  tx: Database,
  { ord_id }: { ord_id: string },
  total: CreditBalance,
  actor: string,
  now: Date,
): Promise<void> {
  const lots = await lockLotsOfOrder(tx, ord_id);
  const due = { ...total };
  for (const lot of lots) due[kindOf(lot)] -= lot.returned;
  const until = after(now, RETURNED_DAYS * DAY);
  for (const lot of lots) {
    const amount = Math.min(lot.used, due[kindOf(lot)]);
    if (amount <= 0) continue;
    due[kindOf(lot)] -= amount;
    const isOver = lot.expires_at !== null && lot.expires_at <= now;
    const change = { kind: 'returned' as const, amount, ord_id, actor };
    await changeLot(tx, lot, { ...change, ...(isOver && { until }) }, now);
  }
}

/** Withdraws up to an amount of a member's bonus credit; returns what was withdrawn, in TWD. */
export async function withdrawCredit(
  tx: Database,
  { cus_id, amount, actor }: { cus_id: string; amount: number; actor: string },
  now: Date,
): Promise<number> {
  let due = amount;
  for (const lot of await lockUsableLots(tx, cus_id, now)) {
    const part = kindOf(lot) === 'bonus' ? Math.min(lot.rest, due) : 0;
    if (part === 0) continue;
    due -= part;
    await changeLot(tx, lot, { kind: 'withdrawn', amount: -part, actor }, now);
  }
  return amount - due;
}

/** How many lots expire in one transaction. */
const BATCH = 100;

/** Records the end of credit whose validity has ended. */
export async function expireCredit(db: Database, now: Date): Promise<void> {
  let count = BATCH;
  while (count === BATCH)
    count = await db.transaction(async (tx) => {
      const lots = await lockExpiredLots(tx, now, BATCH);
      for (const lot of lots)
        await changeLot(tx, lot, { kind: 'expired', amount: -lot.rest, actor: 'sweeper' }, now);
      return lots.length;
    });
}
