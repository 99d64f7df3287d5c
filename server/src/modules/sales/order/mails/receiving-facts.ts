import { pickupStore, storeTitle } from '@pinpu/shared/domain';
import type { OrderRow } from '../repository.ts';

type Fact = readonly [name: string, value: string];

/** The pickup store of an order as text; '' for an order to an address. */
export function storeLine({ rec_meta }: Pick<OrderRow, 'rec_meta'>): string {
  const store = pickupStore(rec_meta);
  return store ? `${storeTitle(store)}（${store.CVSStoreID}）` : '';
}

export function receivingFacts(
  order: Pick<OrderRow, 'rec_meta' | 'cnt_name' | 'addr1' | 'addr1_postcode'>,
): Fact[] {
  const store = pickupStore(order.rec_meta);
  if (!store)
    return [
      ['收件人', order.cnt_name],
      ['地址', `${order.addr1_postcode} ${order.addr1}`],
    ];
  return [
    ['取貨人', order.cnt_name],
    ['取貨門市', storeLine(order)],
    ['門市地址', store.CVSAddress],
  ];
}
