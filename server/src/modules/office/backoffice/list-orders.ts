import { SHOP_COUNT_LIMIT, type ShopOrderRow } from '@pinpu/shared/contracts/backoffice';
import {
  isParcelInEffect,
  lineName,
  orderShips,
  parcelTrackingNumber,
  taipeiDate,
} from '@pinpu/shared/domain';
import { before } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { countUnsentMails } from '../../base/mail/unsent-repository.ts';
import { countStock } from '../../goods/catalog/stock/stock-list-repository.ts';
import { currentWarnings } from '../../sales/invoice/ranges.ts';
import { storeLine } from '../../sales/order/mails/order-mail.ts';
import { soldLines } from '../../sales/order/order-view.ts';
import { TO_SHIP } from '../../sales/order/shop/pack.ts';
import { ORDER_TIMING } from '../../sales/order/timing.ts';
import { SANDBOX_PROVIDERS } from '../../sales/payment/provider.ts';
import { findOrderFacts, findUnshipped } from './command-list-repository.ts';
import {
  countAll,
  countShopOrders,
  findOverdueAndOwed,
  findShopOrders,
  type OrderQuery,
} from './order-list-repository.ts';
import { countParcelProblems, findParcelsToBuyers } from './parcels/parcel-list-repository.ts';

interface Shop {
  shopMode: Config['shopMode'];
  now: Date;
}

type OrderResult = Awaited<ReturnType<typeof findShopOrders>>[number];

function goodsOf(lines: ReturnType<typeof soldLines>): ShopOrderRow['goods'] {
  return {
    name: lines[0] ? lineName(lines[0]) : '',
    others: Math.max(0, lines.length - 1),
    units: lines.reduce((units, { qty }) => units + qty, 0),
  };
}

const overdueSince = (now: Date): Date => before(now, ORDER_TIMING.shipping);

type ParcelsByOrder = ReadonlyMap<string, ShopOrderRow['parcels']>;

/** The parcels of orders that carry goods to the buyer, or will, by order code. */
async function parcelsOf(db: Database, found: readonly OrderResult[]): Promise<ParcelsByOrder> {
  const codes = found.map(({ ord_code }) => ord_code);
  const parcels = (await findParcelsToBuyers(db, codes)).filter(isParcelInEffect);
  const byOrder = Map.groupBy(parcels, ({ ord_code }) => ord_code);
  const shown = ({ sub_type, state, stage, ...numbers }: (typeof parcels)[number]) => ({
    ...{ sub_type, state, stage, number: parcelTrackingNumber(numbers) },
  });
  return new Map([...byOrder].map(([code, list]) => [code, list.map(shown)]));
}

function rowOf(order: OrderResult, parcels: ParcelsByOrder, { shopMode, now }: Shop): ShopOrderRow {
  const { cart_json: _, rec_meta, paid_by, ship_date, ...row } = order;
  const waits = TO_SHIP.includes(order.status) && ship_date === null;
  const lines = soldLines(order);
  const preorder = orderShips(lines);
  const since = overdueSince(now);
  return {
    ...row,
    ord_date: order.ord_date.toISOString(),
    goods: goodsOf(lines),
    ...(preorder !== '' && { preorder }),
    store: storeLine({ rec_meta }),
    overdue: waits && order.ord_date < since && preorder <= taipeiDate(since),
    pretended: shopMode === 'live' && waits && SANDBOX_PROVIDERS.includes(paid_by),
    parcels: parcels.get(order.ord_code) ?? [],
  };
}

const cursorOf = ({ ord_date, ord_code }: OrderResult) => `${ord_date.toISOString()}~${ord_code}`;

/** A page of the shop's orders, and how many wait in each list. */
export async function listShopOrders(db: Database, query: OrderQuery, shop: Shop) {
  const found = await findShopOrders(db, query, query.limit + 1);
  const { rows, next } = pageOf(found, query.limit, cursorOf);
  const parcels = await parcelsOf(db, rows);
  return {
    orders: rows.map((order) => rowOf(order, parcels, shop)),
    next,
    counts: await countShopOrders(db),
  };
}

/** What `npm run orders -- list` prints beside the page of a screen. */
export async function listForCommand(
  db: Database,
  query: OrderQuery,
  { orders, now }: { orders: readonly ShopOrderRow[]; now: Date },
) {
  const codes = orders.map(({ ord_code }) => ord_code);
  return {
    total: await countAll(db, query),
    facts: await findOrderFacts(db, codes),
    unshipped: await findUnshipped(db, overdueSince(now)),
  };
}

/** The shop's open tasks; `invoices` is the name of its invoice provider. */
export async function shopOverview(db: Database, invoices: string | undefined, now: Date) {
  const { low, 'sold-out': sold_out } = await countStock(db);
  const warnings = invoices === undefined ? [] : await currentWarnings(db, invoices, now);
  return {
    ...(warnings.length > 0 && {
      invoice_ranges: warnings.map(({ year, term, remaining, kind }) => ({
        ...{ year, term, remaining, kind },
      })),
    }),
    counts: await countShopOrders(db),
    ...(await findOverdueAndOwed(db, overdueSince(now))),
    mails: await countUnsentMails(db, SHOP_COUNT_LIMIT),
    parcel_problems: await countParcelProblems(db),
    ...{ low_stock: low, sold_out },
  };
}
