import { formatTwd, refundWayText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { findCreditTerms, findSettings } from '../../../base/settings/repository.ts';
import type { RefundService } from '../../payment/port.ts';
import { findRefunds, type RefundTask, updateRefund } from '../../payment/refund-repository.ts';
import { findTradeWays } from '../../payment/repository.ts';
import { type OrderRow, recordEntry } from '../repository.ts';
import { byShop, lockForShop, moveRejected, type ShopContext } from '../shop/for-shop.ts';
import { openAccountForm } from './accounts/open-form.ts';
import { deleteForms } from './accounts/repository.ts';
import { refundAsCredit } from './credit-refund.ts';
import { finishRefunds } from './finish-refunds.ts';
import { ENOUGH_QUERIES } from './run-refunds.ts';

/** How a refund is paid back: through the provider, by bank transfer, as store credit, or as a person has done already. */
export type ChosenWay = Exclude<RefundTask['way'], ''>;

export type RefundContext = Pick<ShopContext, 'actor' | 'check' | 'now' | 'publicUrl'> & {
  provider: { name: string; refund?: RefundService | undefined };
};

/** Of these trades, those that the provider which took their money can pay back. */
export async function tradesWithProviderWay(
  db: Database,
  trades: readonly Pick<RefundTask, 'trade_no'>[],
  { name, refund }: RefundContext['provider'],
): Promise<ReadonlySet<string>> {
  if (!refund || trades.length === 0) return new Set();
  const found = await findTradeWays(
    db,
    trades.map(({ trade_no }) => trade_no),
  );
  const offered = found.filter((trade) => trade.provider === name && refund.offers(trade.pay_way));
  return new Set(offered.map(({ trade_no }) => trade_no));
}

/** Whether a refund may have reached the provider, so that nobody may pay it back in another way. */
export const isUnderWay = ({ call, tries }: Pick<RefundTask, 'call' | 'tries'>): boolean =>
  call === 'sending' || (call === 'due' && tries > 0);

/** Whether a person may have a refund tried again: one that was refused, or left no trace for a quarter of an hour. */
export const canTryAgain = ({ call, tries }: Pick<RefundTask, 'call' | 'tries'>): boolean =>
  call === 'failed' || (call === 'sending' && tries > ENOUGH_QUERIES);

/** An open refund of a locked order. @throws Rejection */
async function openRefund(tx: Database, { ord_id, ord_code }: OrderRow, id: string) {
  const task = (await findRefunds(tx, ord_id)).find((one) => one.id === id);
  if (task?.status !== 'open') throw moveRejected(`訂單 ${ord_code} 沒有這筆待退的款項。`);
  return task;
}

/** Commands are the owner's own, at the server; an account on a screen is one of several people. */
const isByCommand = ({ actor }: Pick<RefundContext, 'actor'>) => actor === 'admin';

/**
 * Whether refunds need a second person: together with what else of the order nobody has released, they are above the
 * shop's amount, so that it can't be avoided by parts.
 */
export async function needsRelease(
  tx: Database,
  { ord_id }: OrderRow,
  tasks: readonly RefundTask[],
  context: Pick<RefundContext, 'actor'>,
): Promise<boolean> {
  const { refund_release_amount: limit } = await findSettings(tx);
  if (limit === 0 || isByCommand(context)) return false;
  const ids = tasks.map(({ id }) => id);
  const all = (await findRefunds(tx, ord_id)).filter(
    (one) => ids.includes(one.id) || (one.way !== '' && one.released_by === ''),
  );
  return all.reduce((sum, { amount }) => sum + amount, 0) > limit;
}

/** Lets a refund go its way. */
async function start(
  tx: Database,
  order: OrderRow,
  task: RefundTask,
  context: RefundContext,
): Promise<void> {
  const { actor, publicUrl, now } = context;
  if (task.way === 'provider') {
    await updateRefund(tx, task, { call: 'due', tries: 0, message: '', next_at: now }, now);
    return;
  }
  await updateRefund(tx, task, { call: '', message: '', next_at: null }, now);
  if (task.way === 'account') return openAccountForm(tx, order, task, { publicUrl, now });
  if (task.way === 'credit') await refundAsCredit(tx, order, task, actor, now);
  await finishRefunds(tx, order, [task], { actor }, { publicUrl, now });
}

async function requireProviderWay(tx: Database, task: RefundTask, { provider }: RefundContext) {
  const offered = await tradesWithProviderWay(tx, [task], provider);
  if (offered.has(task.trade_no)) return;
  throw moveRejected('這筆付款不能退到原付款方式，請選「匯款」，或記錄為「已自行退款」。', {
    field: 'way',
  });
}

/** Whether refunds of an order can be paid back as store credit. */
export const hasCreditWay = async (db: Database, { cus_id }: Pick<OrderRow, 'cus_id'>) =>
  cus_id !== null && (await findCreditTerms(db)) !== undefined;

async function requireCreditWay(tx: Database, order: OrderRow): Promise<void> {
  if (await hasCreditWay(tx, order)) return;
  throw moveRejected('這筆款項不能退為購物金：訂購人不是會員，或商店沒有開啟購物金。', {
    field: 'way',
  });
}

/** Chooses how a refund of a locked order is paid back, and begins, or waits for a second person. */
export async function beginRefund(
  tx: Database,
  order: OrderRow,
  task: RefundTask,
  way: ChosenWay,
  context: RefundContext,
): Promise<void> {
  const { now, actor } = context;
  if (isUnderWay(task))
    throw moveRejected('這筆退款已送到金流商，還不知道結果，不能改用其他方式。');
  if (way === 'provider') await requireProviderWay(tx, task, context);
  if (way === 'credit') await requireCreditWay(tx, order);
  await deleteForms(tx, [task.id]);
  const chosen = { ...task, way };
  const waits = await needsRelease(tx, order, [chosen], context);
  const change = {
    way,
    call: waits ? 'release' : '',
    requested_by: actor,
    released_by: '',
  } as const;
  await updateRefund(tx, task, { ...change, message: '', tries: 0, next_at: null }, now);
  const cause = byShop(context, waits ? 'refund to release' : 'refund begun');
  await recordEntry(tx, order, { ...cause, detail: { amount: task.amount, way } }, now);
  if (!waits) await start(tx, order, { ...chosen, ...change }, context);
}

/** Chooses how an open refund is paid back; until it has reached the provider, another way can be chosen. */
export const chooseWay = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  { refund_id, way }: { refund_id: string; way: ChosenWay },
  context: RefundContext,
): Promise<string> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const task = await openRefund(tx, order, refund_id);
    await beginRefund(tx, order, task, way, context);
    return `訂單 ${order.ord_code} 的退款 ${formatTwd(task.amount)}：${refundWayText(way)}。`;
  });

const SECOND_PERSON = '這筆退款要由另一位管理員覆核，不能由提出的人自己覆核。';

/** The second person's release of a refund above the shop's amount. @throws Rejection for the first person. */
export const releaseRefund = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  { refund_id }: { refund_id: string },
  context: RefundContext,
): Promise<string> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const task = await openRefund(tx, order, refund_id);
    const { actor, now } = context;
    if (task.call !== 'release') throw moveRejected('這筆退款不需要覆核。');
    if (task.requested_by === actor)
      throw new Rejection(403, 'SECOND_PERSON_NEEDED', SECOND_PERSON);
    const { amount, way } = task;
    await updateRefund(tx, task, { released_by: actor }, now);
    const cause = { ...byShop(context, 'refund released'), detail: { amount, way } };
    await recordEntry(tx, order, cause, now);
    await start(tx, order, { ...task, released_by: actor }, context);
    return `訂單 ${order.ord_code} 的退款 ${formatTwd(amount)} 已覆核。`;
  });

/**
 * Has a refund tried again: one that the provider refused, or one that it has shown no trace of for a quarter of an hour.
 * The latter is compared once more before anything is sent.
 */
export const retryRefund = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  { refund_id }: { refund_id: string },
  context: RefundContext,
): Promise<string> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const task = await openRefund(tx, order, refund_id);
    const { amount } = task;
    if (!canTryAgain(task)) throw moveRejected('這筆退款正在處理，請稍候。');
    const { now } = context;
    await updateRefund(tx, task, { call: 'due', message: '', next_at: now }, now);
    const cause = { ...byShop(context, 'refund begun'), detail: { amount, way: 'provider' } };
    await recordEntry(tx, order, cause, now);
    return `訂單 ${order.ord_code} 的退款 ${formatTwd(amount)} 會在一分鐘內再試一次。`;
  });
