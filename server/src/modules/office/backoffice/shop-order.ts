import type { ShopMove, ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { isInvoiceToIssue, orderActorText, orderRecordText } from '@pinpu/shared/domain';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { actorText } from '../../base/audit/last-change.ts';
import { findInvoiceTasks, type InvoiceTask } from '../../sales/invoice/repository.ts';
import { orderView, refundsWithStage } from '../../sales/order/order-view.ts';
import {
  hasCreditWay,
  type RefundContext,
  tradesWithProviderWay,
} from '../../sales/order/refunding/choose-way.ts';
import { refundsOfOrder } from '../../sales/order/refunding/refunds-of-order.ts';
import { unitsToReceive } from '../../sales/order/refunding/returned-units.ts';
import { findEvents, findOrder, type OrderRow } from '../../sales/order/repository.ts';
import { packedAt } from '../../sales/order/shop/pack.ts';
import { isSandboxPaid } from '../../sales/order/shop/ship.ts';
import { providerTitle } from '../../sales/payment/provider.ts';
import { findAttempts } from '../../sales/payment/repository.ts';
import { isReadFor, orderVersion } from './order-version.ts';
import { refundView } from './refund-view.ts';

/** What an order's view depends on, besides the order. */
export interface ShopView extends Pick<Config, 'shopMode'> {
  provider: RefundContext['provider'];
}

/** The order with this code. @throws Rejection 404 */
export async function orderOfCode(db: Database, code: string): Promise<OrderRow> {
  const order = await findOrder(db, code.trim().toUpperCase());
  if (order?.ord_code !== code.trim().toUpperCase())
    throw new Rejection(404, 'ORDER_NOT_FOUND', `找不到訂單 ${code}。`);
  return order;
}

const allowanceTask = (task: InvoiceTask) => ({
  amount: task.amount,
  state: task.state,
  number: task.allowance_no,
  date: task.issued_on,
  message: task.message,
});

/** What the invoice provider still has to do for an order, and whether it may be asked again. */
async function invoicing(db: Database, { ord_id, invoice_code, ...order }: OrderRow) {
  const found = await findInvoiceTasks(db, ord_id);
  const tasks = found.flatMap(({ kind, ...task }) =>
    kind === 'issue' || kind === 'void' ? [{ ...task, kind }] : [],
  );
  const open = tasks.findLast(({ state }) => ['due', 'sending', 'failed'].includes(state));
  const isVoid = open === undefined && tasks.some(({ state }) => state === 'voided');
  const allowances = found.filter(({ kind }) => kind === 'allowance');
  return {
    ...(open && {
      invoice_task: { kind: open.kind, failed: open.state === 'failed', message: open.message },
    }),
    ...(allowances.length > 0 && { allowance_tasks: allowances.map(allowanceTask) }),
    ...(isVoid && invoice_code === '' && isInvoiceToIssue(order) && { can_reissue: true }),
  };
}

/** The refunds of an order, and what can still be paid back of its payment. */
async function refunding(db: Database, order: OrderRow, provider: RefundContext['provider']) {
  const { trade_no, refunds, rest, creditRest } = await refundsOfOrder(db, order);
  const offered = await tradesWithProviderWay(db, [{ trade_no }, ...refunds], provider);
  return {
    refunds: (await refundsWithStage(db, refunds)).map((one) => refundView(one, offered)),
    refund_rest: rest + creditRest,
    refund_by_provider: offered.has(trade_no),
    refund_as_credit: await hasCreditWay(db, order),
  };
}

/** An order as the shop sees it. */
export async function shopOrder(
  db: Database,
  order: OrderRow,
  { shopMode, provider }: ShopView,
): Promise<ShopOrder> {
  const { ord_id } = order;
  const events = await findEvents(db, ord_id);
  const attempts = await findAttempts(db, ord_id);
  const view = await orderView(db, order);
  const { requests, refunds: paidBack } = view;
  const shown = {
    order: view,
    records: events.map(({ at, from: _, ...record }) => ({ ...record, at: at.toISOString() })),
    attempts: attempts.map(({ trade_no, provider, pay_way, amount, status, c_date }) => ({
      ...{ trade_no, provider: providerTitle(provider), pay_way, amount, status },
      at: c_date.toISOString(),
    })),
    packed_at: packedAt(events)?.toISOString() ?? '',
    pretended: shopMode === 'live' && (await isSandboxPaid(db, ord_id)),
    ...(await invoicing(db, order)),
    ...(await refunding(db, order, provider)),
    to_receive: [...unitsToReceive(order, { entries: events, requests, refunds: paidBack })],
    ...(order.price_rules && { price_rules: order.price_rules }),
  };
  return { ...shown, version: orderVersion(shown) };
}

function lastChange({ records }: Pick<ShopOrder, 'records'>, now: Date): string {
  const last = records.at(-1);
  if (last === undefined) return '';
  return `${actorText(orderActorText(last.actor), new Date(last.at), now)}「${orderRecordText(last)}」`;
}

/** @throws Rejection 409 with the order as it is now, where it is not the one that was read before a move. */
export async function requireVersion(
  tx: Database,
  order: OrderRow,
  { move, version }: { move: ShopMove; version: string },
  { now, ...shop }: ShopView & { now: Date },
): Promise<void> {
  const current = await shopOrder(tx, order, shop);
  if (isReadFor(move, version, current.version)) return;
  const what = lastChange(current, now);
  throw new Rejection(
    409,
    'ORDER_CHANGED',
    `這筆訂單剛才有變更：${what}。畫面已更新，您填寫的內容還在，請確認後再送出。`,
    { body: current },
  );
}
