import type { Checkout } from '@pinpu/shared/contracts';
import { STORE_COLLECTION } from '@pinpu/shared/domain';
import { findParcels } from '../../modules/sales/order/parcels/repository.ts';
import { runParcels } from '../../modules/sales/order/parcels/run-parcels.ts';
import { logisticsProvider } from '../../modules/sales/pickup/provider.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { atBackoffice } from '../people/backoffice.ts';
import { setSetting } from '../set-setting.ts';
import { logisticsPeer } from './logistics-peer.ts';
import { SENDER } from './parcel-sender.ts';
import { placedOrder } from './placed-order.ts';

export const STORE = {
  ...{ LogisticsSubType: 'UNIMARTC2C', CVSStoreID: '131386', CVSStoreName: '測試門市' },
  ...{ CVSAddress: '臺北市測試路 1 號', CVSTelephone: '', CVSOutSide: '0' },
};

/** A shop whose parcels a fake ECPay carries, with an order of NT$1,300. `run` is the schedule's next run. */
export async function parcelShop(change: Partial<Checkout> = {}, env: Record<string, string> = {}) {
  const peer = await logisticsPeer();
  const shop = await placedOrder(change, { ...peer.env, ...env });
  peer.follow(shop.clock.now);
  await setSetting(shop.db, 'parcel_sender', SENDER, shop.clock.now());
  const logistics = logisticsProvider({ ...shop, clock: shop.clock.now });
  const service = logistics?.parcels;
  if (!service) throw new Error('the shop has no parcels');
  const context = { service, publicUrl: shop.config.publicUrl, clock: shop.clock.now };
  const clerk = await atBackoffice(shop, 'anna');
  const parcels = async () => findParcels(shop.db, (await shop.order())?.ord_id ?? '');
  return {
    ...shop,
    ecpay: peer.fake,
    service,
    clerk,
    parcels,
    run: () => runParcels(shop.db, context),
    /** Sends the order to a store of 7-ELEVEN, or of another chain. */
    toStore: (store: Partial<typeof STORE> = {}) =>
      shop.db.update(orders).set({ rec_way: 2, rec_meta: JSON.stringify({ ...STORE, ...store }) }),
    /** Makes the order one that is paid at the store's counter. */
    collected: () => shop.db.update(orders).set({ status: 4, pay_way: STORE_COLLECTION }),
    /** Asks for the order's parcels as a clerk; returns why there are none, or ''. */
    ask: async (requested: object = {}): Promise<string> => {
      const body = { orders: [{ ord_code: shop.ord_code, ...requested }] };
      const answer = (await clerk.send('POST', 'parcels', body)).json();
      return answer.body.results[0].message;
    },
    /** Moves the last parcel as a clerk; returns it, or the sentence of a rejection. */
    moveParcel: async (move: string, form: Record<string, string> = {}) => {
      const id = (await parcels()).at(-1)?.id ?? 'none';
      const { body, msg } = (await clerk.send('POST', `parcels/${id}/${move}`, { form })).json();
      return body ?? msg[0].Message;
    },
  };
}
