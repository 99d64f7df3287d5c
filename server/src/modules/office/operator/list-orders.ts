import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { SANDBOX_PROVIDERS } from '../../sales/payment/provider.ts';
import { findOrders, type OrderQuery, type OrderRecord } from './repository.ts';

/** An order as listed for an operator. */
export interface ListedOrder extends OrderRecord {
  status_text: string;
}

const SANDBOX_PAID = '沙盒付款，未收到款項，請勿出貨';

/** Whether an order counts as paid by a provider that moves no money. */
export const isSandboxPayment = ({ status, paid_by }: Pick<OrderRecord, 'status' | 'paid_by'>) =>
  status === ORDER_STATUS.paid && SANDBOX_PROVIDERS.includes(paid_by);

/**
 * A page of orders, newest first. In a live shop, an order paid in the sandbox gets a status text that says not to ship
 * it.
 */
export async function listOrders(
  db: Database,
  query: OrderQuery,
  { shopMode }: Pick<Config, 'shopMode'>,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const { orders, total } = await findOrders(db, query);
  const textOf = (order: OrderRecord) =>
    shopMode === 'live' && isSandboxPayment(order) ? SANDBOX_PAID : orderStatusText(order.status);
  return { orders: orders.map((order) => ({ ...order, status_text: textOf(order) })), total };
}
