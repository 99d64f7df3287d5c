import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { withoutTimeLimits } from '../../platform/db/time-limits.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { promoStats } from '../promo/stats-service.ts';
import { unlockAccount } from '../sign-in-limit/service.ts';
import {
  clearBuyer,
  clearRecipient,
  clearSavedRecipient,
  countLinks,
  deleteCodes,
  deleteMails,
  deleteMember,
  deleteSessions,
  findMember,
  findOwed,
  findSessions,
  lockMember,
  lockOrders,
  lockSessions,
  type NamingOrder,
  type Person,
} from './repository.ts';

/** What an erasure removed, or would remove. */
export interface Erasure {
  members: number;
  /** Orders that stay without the person. */
  orders: number;
  carts: number;
  codes: number;
  mails: number;
  links: number;
  /** What a promoter earned by fulfilled orders in the months of the report, in TWD. */
  earnings: number;
}

const CLOSED: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.fulfilled];

/** @throws Refusal naming every order that is open or owed money: goods and refunds need a name and an address. */
async function refuseUnlessClosed(tx: Database, orders: readonly NamingOrder[]): Promise<void> {
  const owed = await findOwed(
    tx,
    orders.map(({ ord_id }) => ord_id),
  );
  const byCode = orders.toSorted((a, b) => (a.ord_code < b.ord_code ? -1 : 1));
  const open = byCode.flatMap(({ ord_id, ord_code, status }) => {
    if (owed.includes(ord_id)) return [`${ord_code}（待退款）`];
    return CLOSED.includes(status) ? [] : [`${ord_code}（${orderStatusText(status)}）`];
  });
  if (open.length > 0)
    throw new Refusal(
      409,
      'ORDERS_OPEN',
      `以下訂單尚未結束：${open.join('、')}。請先出貨、取消或完成退款，再刪除個人資料。`,
    );
}

async function linksOf(tx: Database, cus_id: string, now: Date) {
  const months = Object.values(await promoStats(tx, cus_id, now));
  const earnings = months.reduce((sum, { fulfilled }) => sum + fulfilled.amount, 0);
  return { links: await countLinks(tx, cus_id), earnings };
}

const idsWhere = (orders: readonly NamingOrder[], part: 'buyer' | 'recipient') =>
  orders.filter((order) => order[part]).map(({ ord_id }) => ord_id);

async function eraseFrom(tx: Database, person: Person, now: Date): Promise<Erasure> {
  const { email, cus_id } = person;
  const sessions = await findSessions(tx, person);
  await lockSessions(tx, sessions);
  if (cus_id !== null) await lockMember(tx, cus_id);
  const orders = await lockOrders(tx, person);
  await refuseUnlessClosed(tx, orders);
  const promoted = cus_id === null ? { links: 0, earnings: 0 } : await linksOf(tx, cus_id, now);
  await clearBuyer(tx, idsWhere(orders, 'buyer'));
  await clearRecipient(tx, idsWhere(orders, 'recipient'));
  await clearSavedRecipient(tx, email);
  const erasure = {
    ...promoted,
    members: cus_id === null ? 0 : 1,
    orders: orders.length,
    carts: await deleteSessions(tx, sessions),
    codes: await deleteCodes(tx, email),
    mails: await deleteMails(
      tx,
      email,
      orders.map(({ ord_id }) => ord_id),
    ),
  };
  await unlockAccount(tx, 'member', email);
  if (cus_id !== null) await deleteMember(tx, cus_id);
  return erasure;
}

/** Ends a transaction whose changes are not wanted. */
class NotWanted extends Error {}

/**
 * Erases a person from the database, all or nothing (ADR 0154). With `dryRun` nothing is changed.
 * @throws Refusal while an order is open, or where nothing is known about the person.
 */
export async function erasePerson(
  db: Database,
  { email, dryRun }: { email: string; dryRun: boolean },
  now: Date,
): Promise<Erasure> {
  let erasure: Erasure | undefined;
  const erase = async (tx: Database) => {
    const member = await findMember(tx, email);
    erasure = await eraseFrom(tx, { email, cus_id: member?.cus_id ?? null }, now);
    if (dryRun) throw new NotWanted();
  };
  await withoutTimeLimits(db)
    .transaction(erase)
    .catch((error: unknown) => {
      if (!(error instanceof NotWanted)) throw error;
    });
  const { earnings: _, ...found } = erasure ?? { earnings: 0 };
  if (!erasure || Object.values(found).every((count) => count === 0))
    throw new Refusal(404, 'PERSON_NOT_FOUND', `沒有「${email}」的個人資料。`);
  return erasure;
}
