import { formatTwd, ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { withoutTimeLimits } from '../../../platform/db/time-limits.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { deleteRestockRequestsOf } from '../../goods/restock/repository.ts';
import { findOrdersWithRequests } from '../../sales/order/request-repository.ts';
import { deleteClickTallies } from '../../sales/promo/click-tally-repository.ts';
import { deleteTallies } from '../../sales/promo/earnings-repository.ts';
import {
  clearPayoutAccounts,
  findUnpaid,
  findUnsettledOf,
} from '../../sales/promo/payout-repository.ts';
import { unlockAccount } from '../sign-in-limit/service.ts';
import {
  clearBuyer,
  clearRecipient,
  clearRequests,
  clearSavedRecipient,
  countLinks,
  deleteCodes,
  deleteMails,
  deleteMember,
  deleteSavedRecipient,
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

/** What an erasure removed or, with `dryRun`, would remove; numbers of rows. */
export interface Erasure {
  members: number;
  /** Orders that stay, with the person's data removed. */
  orders: number;
  carts: number;
  codes: number;
  mails: number;
  /** Requests for a mail when a sold-out product is back. */
  restocks: number;
  links: number;
  /** A promoter's profit from shipped orders that no payout contains yet, in TWD. */
  earnings: number;
}

const CLOSED: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.fulfilled];

/**
 * @throws Rejection that names every order which is open or has an open refund: goods and refunds need a name and an
 * address.
 */
async function rejectUnlessClosed(
  tx: Database,
  orders: readonly NamingOrder[],
  advice: string,
): Promise<void> {
  const ids = orders.map(({ ord_id }) => ord_id);
  const owed = await findOwed(tx, ids);
  const requested = await findOrdersWithRequests(tx, ids);
  const byCode = orders.toSorted((a, b) => (a.ord_code < b.ord_code ? -1 : 1));
  const open = byCode.flatMap(({ ord_id, ord_code, status }) => {
    if (owed.includes(ord_id)) return [`${ord_code}（待退款）`];
    if (requested.includes(ord_id)) return [`${ord_code}（申請待回覆）`];
    return CLOSED.includes(status) ? [] : [`${ord_code}（${orderStatusText(status)}）`];
  });
  if (open.length > 0)
    throw new Rejection(409, 'ORDERS_OPEN', `以下訂單尚未結束：${open.join('、')}。${advice}`);
}

/** @throws Rejection while a payout of a closed month has not been transferred, since its receiver must stay known. */
async function rejectWhileUnpaid(tx: Database, cus_id: string): Promise<void> {
  const unpaid = (await findUnpaid(tx, cus_id)).map(
    ({ month, amount }) => `${month} ${formatTwd(amount)}`,
  );
  if (unpaid.length > 0)
    throw new Rejection(
      409,
      'PAYOUTS_OPEN',
      `以下推廣分潤尚未匯款：${unpaid.join('、')}。請先匯款並以 npm run promoters -- mark-paid 記錄，再刪除個人資料。`,
    );
}

async function linksOf(tx: Database, cus_id: string) {
  await rejectWhileUnpaid(tx, cus_id);
  const unsettled = await findUnsettledOf(tx, cus_id);
  const earnings = unsettled.reduce((sum, { left, paid_out }) => sum + left - paid_out, 0);
  return { links: await countLinks(tx, cus_id), earnings };
}

const idsWhere = (orders: readonly NamingOrder[], part: 'buyer' | 'recipient') =>
  orders.filter((order) => order[part]).map(({ ord_id }) => ord_id);

async function eraseFrom(tx: Database, person: Person, advice: string): Promise<Erasure> {
  const { email, cus_id } = person;
  const sessions = await findSessions(tx, person);
  await lockSessions(tx, sessions);
  if (cus_id !== null) await lockMember(tx, cus_id);
  const orders = await lockOrders(tx, person);
  await rejectUnlessClosed(tx, orders, advice);
  const promoted = cus_id === null ? { links: 0, earnings: 0 } : await linksOf(tx, cus_id);
  await clearBuyer(tx, idsWhere(orders, 'buyer'));
  await clearRequests(tx, idsWhere(orders, 'buyer'));
  await clearRecipient(tx, idsWhere(orders, 'recipient'));
  await clearSavedRecipient(tx, email);
  await deleteSavedRecipient(tx, email);
  const erasure = {
    ...promoted,
    members: cus_id === null ? 0 : 1,
    orders: orders.length,
    carts: await deleteSessions(tx, sessions),
    codes: await deleteCodes(tx, email),
    restocks: await deleteRestockRequestsOf(tx, { email, sessions }),
    mails: await deleteMails(
      tx,
      email,
      orders.map(({ ord_id }) => ord_id),
    ),
  };
  await unlockAccount(tx, 'member', email);
  if (cus_id !== null) {
    await clearPayoutAccounts(tx, cus_id);
    await deleteMember(tx, cus_id);
    await deleteTallies(tx, cus_id);
    await deleteClickTallies(tx, cus_id);
  }
  return erasure;
}

const FOR_OPERATORS = '請先出貨、取消或完成退款，再刪除個人資料。';

interface ErasureRequest {
  email: string;
  dryRun: boolean;
  /** What to do about open orders, as a sentence for whoever requests the erasure. */
  advice?: string;
}

/** Thrown to roll back the transaction of a dry run. */
class DryRunRollback extends Error {}

/**
 * Erases a person from the database, all or nothing (ADR 0154). With `dryRun`, nothing is changed. @throws Rejection
 * while an order is open, or where nothing is stored about the person.
 */
export async function erasePerson(
  db: Database,
  { email, dryRun, advice = FOR_OPERATORS }: ErasureRequest,
): Promise<Erasure> {
  let erasure: Erasure | undefined;
  const erase = async (tx: Database) => {
    const member = await findMember(tx, email);
    erasure = await eraseFrom(tx, { email, cus_id: member?.cus_id ?? null }, advice);
    if (dryRun) throw new DryRunRollback();
  };
  await withoutTimeLimits(db)
    .transaction(erase)
    .catch((error: unknown) => {
      if (!(error instanceof DryRunRollback)) throw error;
    });
  const { earnings: _, ...found } = erasure ?? { earnings: 0 };
  if (!erasure || Object.values(found).every((count) => count === 0))
    throw new Rejection(404, 'PERSON_NOT_FOUND', `沒有「${email}」的個人資料。`);
  return erasure;
}
