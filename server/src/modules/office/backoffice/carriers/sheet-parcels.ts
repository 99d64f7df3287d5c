import {
  type CarrierSheet,
  isPaidOnReceipt,
  lineName,
  orderStatusText,
  parcelsOf,
  pickupStore,
  type SheetParcel,
  sheetRefusal,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { soldLines } from '../../../sales/order/order-view.ts';
import { findParcels } from '../../../sales/order/parcels/repository.ts';
import type { OrderRow } from '../../../sales/order/repository.ts';
import { findOrdersWithRequests } from '../../../sales/order/request-repository.ts';
import { TO_SHIP } from '../../../sales/order/shop/pack.ts';
import { isSandboxPaid } from '../../../sales/order/shop/ship.ts';
import { orderOfCode } from '../shop-order.ts';

/** A message about an order. */
export interface Named {
  ord_code: string;
  message: string;
}

const GOODS_LENGTH = 50;

/** The names of a parcel's goods, as many as fit whole. */
function goodsText(lines: ReturnType<typeof soldLines>): string {
  const names = lines.map((line) => `${lineName(line)}×${line.qty}`);
  let text = names[0]?.slice(0, GOODS_LENGTH) ?? '';
  for (const name of names.slice(1)) {
    if (text.length + name.length + 1 > GOODS_LENGTH) return `${text}等`;
    text += `、${name}`;
  }
  return text;
}

/** One parcel for each temperature of an order; what is paid on receipt is collected with the first. */
function parcelsOfOrder(order: OrderRow): SheetParcel[] {
  const { ord_code, cnt_name, phone1, addr1_postcode, addr1, pay_way, ap_amt } = order;
  return parcelsOf(soldLines(order)).map(({ temperature, weight, lines }, at) => ({
    order: at === 0 ? ord_code : `${ord_code}-${at + 1}`,
    ...{ name: cnt_name, phone: phone1, postcode: addr1_postcode, address: addr1 },
    collects: at === 0 && isPaidOnReceipt(pay_way) ? ap_amt : 0,
    goods: goodsText(lines),
    ...{ weight, temperature },
    size: Math.max(0, ...lines.map(({ size_cm = 0 }) => size_cm)),
  }));
}

/** Why an order is in no carrier's sheet; '' where it can be. */
async function refusalOf(db: Database, order: OrderRow, shopMode: string): Promise<string> {
  if (!TO_SHIP.includes(order.status))
    return `這筆訂單目前是「${orderStatusText(order.status)}」，不用寄。`;
  if (pickupStore(order.rec_meta)) return '這筆訂單是超商取貨，請用託運單寄。';
  if ((await findOrdersWithRequests(db, [order.ord_id])).length > 0)
    return '訂購人有待回覆的申請，請先回覆。';
  const atProvider = await findParcels(db, order.ord_id);
  if (atProvider.some(({ kind, state }) => kind === 'out' && state !== 'cancelled'))
    return '這筆訂單已有綠界的託運單，要改用檔案寄，請先取消它。';
  if (shopMode === 'live' && (await isSandboxPaid(db, order.ord_id)))
    return '這筆訂單是在沙盒付款的，沒有收到款項，請勿出貨。';
  return '';
}

/** The order with a code, or why there is none. */
async function foundOrder(db: Database, code: string): Promise<OrderRow | Named> {
  try {
    return await orderOfCode(db, code);
  } catch (error) {
    if (error instanceof Rejection) return { ord_code: code, message: error.message };
    throw error;
  }
}

/** The parcels of orders for a sheet, and the orders that are not in it. An order of which one parcel is refused is left out whole. */
export async function sheetParcels(
  db: Database,
  { sheet, codes, shopMode }: { sheet: CarrierSheet; codes: readonly string[]; shopMode: string },
) {
  const parcels: SheetParcel[] = [];
  const left_out: Named[] = [];
  for (const code of new Set(codes)) {
    const order = await foundOrder(db, code);
    if ('message' in order) {
      left_out.push(order);
      continue;
    }
    const own = parcelsOfOrder(order);
    const refusals = own.map((parcel) => sheetRefusal(sheet, parcel));
    const message =
      (await refusalOf(db, order, shopMode)) || (refusals.find((text) => text !== '') ?? '');
    if (message === '') parcels.push(...own);
    else left_out.push({ ord_code: order.ord_code, message });
  }
  return { parcels, left_out };
}
