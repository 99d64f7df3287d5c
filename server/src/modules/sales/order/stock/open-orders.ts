import type { Config } from '../../../../platform/config/config.ts';
import type { LimitScope, Limits } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { type Buyer, findHeld, lockBuyer } from './open-orders-repository.ts';

/** The limit per address of calls that reserve stock. */
export const orderCallLimit = ({ limits }: Pick<Config, 'limits'>) => ({
  rateLimit: { max: limits.orderCalls, timeWindow: '10 minutes' },
});

const SCOPES: readonly LimitScope[] = ['session', 'email', 'address', 'total'];

const rejected = (message: string) => new Rejection(429, 'TOO_MANY_OPEN_ORDERS', message);

const BUSY = '目前等候付款的訂單較多，請 30 分鐘後再試一次。';

function tooManyOrders(scope: LimitScope, count: number): Rejection {
  if (scope === 'total') return rejected(BUSY);
  if (scope === 'address')
    return rejected('您使用的網路有多筆訂單尚未付款，請先完成付款，或 30 分鐘後再試一次。');
  return rejected(`您有 ${count} 筆訂單尚未付款，請先完成付款，或 30 分鐘後再試一次。`);
}

const tooManyUnits = (scope: LimitScope, limit: number) =>
  rejected(
    scope === 'total'
      ? BUSY
      : `尚未付款的商品最多保留 ${limit} 件，請減少數量，或先完成其他訂單的付款。`,
  );

/**
 * Checks that the buyer may have one more unpaid order with reserved stock (ADR 0142). Makes the buyer's other
 * checkouts wait until the transaction ends; call it before locking products. @throws Rejection 429 that says what to
 * do.
 */
export async function requireRoom(
  tx: Database,
  buyer: Buyer,
  lines: readonly { qty: number }[],
  { openOrders, heldUnits }: Limits,
): Promise<void> {
  await lockBuyer(tx, buyer);
  const sums = await findHeld(tx, buyer);
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  for (const scope of SCOPES) {
    const { orders, units: others } = sums[scope];
    if (orders >= openOrders[scope]) throw tooManyOrders(scope, orders);
    if (others + units > heldUnits[scope]) throw tooManyUnits(scope, heldUnits[scope]);
  }
}
