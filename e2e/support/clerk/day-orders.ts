import { isShort } from '../forms.ts';
import type { OrderPlan, ParcelShop, PlacedOrder } from '../shops/parcel-shop.ts';

/** The kinds of orders; the last buyer's name is longer than carriers accept. */
const KINDS: readonly OrderPlan[] = [
  { prd_id: 'P0102', qty: 2, chain: 'UNIMARTC2C', pay_way: 3, name: '陳美玲' },
  { prd_id: 'P0102', qty: 1, chain: 'FAMIC2C', pay_way: 3, name: '林志明' },
  { prd_id: 'P0102', qty: 1, chain: 'UNIMARTC2C', pay_way: 5, name: '張雅婷' },
  { prd_id: 'P0102', qty: 2, chain: 'FAMIC2C', pay_way: 5, name: '黃俊傑' },
  { prd_id: 'P0101', qty: 1, chain: '', pay_way: 3, name: '吳淑芬' },
  { prd_id: 'P0102', qty: 1, chain: '', pay_way: 3, name: '歐陽陳美玲玲' },
];

export const COUNT = isShort ? 6 : 30;

/** The orders of a day. Only one name is too long. */
export async function placeOrders(own: ParcelShop): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  for (let at = 0; at < COUNT; at += 1) {
    const kind = KINDS[at % KINDS.length] as OrderPlan;
    const name = at < KINDS.length ? kind.name : kind.name.slice(0, 3);
    orders.push(await own.place({ ...kind, name }));
  }
  return orders;
}

export const ofStores = (orders: readonly PlacedOrder[]) =>
  orders.filter(({ chain }) => chain !== '');

export const first = (orders: readonly PlacedOrder[], kind: number) => orders[kind] as PlacedOrder;
