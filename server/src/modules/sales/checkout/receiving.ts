import type { RejectionCode } from '@pinpu/shared/contracts';
import {
  fitsPickup,
  formatTwd,
  normaliseMobile,
  type PickupOffer,
  parcelNameFault,
  pickupStore,
  REC_WAY,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { chosenStore } from '../pickup/service.ts';
import type { CheckoutContent } from './normalise-checkout.ts';

/** The delivery fields of an order; fields of spec §3. */
interface Receiving {
  rec_way: number;
  rec_meta: string;
  phone1: string;
  addr1: string;
  addr1_postcode: string;
}

const rejected = (message: string, code = 'PICKUP_REFUSED') => new Rejection(400, code, message);

const invalid = (field: string, message: string) =>
  rejected(`欄位「${field}」${message}`, 'INVALID');

function atAddress({ profile, rec_meta }: CheckoutContent): Receiving {
  const { phone1, addr1, addr1_postcode } = profile;
  if (rec_meta) throw invalid('rec_meta', '只用於超商取貨。');
  if (addr1 === '') throw invalid('addr1', '必須填寫。');
  if (addr1_postcode === '') throw invalid('addr1_postcode', '必須填寫。');
  return { rec_way: REC_WAY.home, rec_meta: '', phone1, addr1, addr1_postcode };
}

/** @throws Rejection for an amount outside the limits of the store chains. */
function requireFitting(pickup: PickupOffer, inv_amt: number): void {
  if (fitsPickup(pickup, inv_amt)) return;
  const { min_amt, max_amt } = pickup;
  throw rejected(
    `超商取貨限訂單金額 ${formatTwd(min_amt)} 至 ${formatTwd(max_amt)}，請改用宅配或調整商品數量。`,
  );
}

/** The store as the shopper saw it, if it is still the session's current choice. */
function atStore(content: CheckoutContent, pickup: PickupOffer, chosen: string): Receiving {
  const { profile, rec_meta } = content;
  const fault = pickupRecipientFault(profile);
  if (fault) throw invalid(fault.field, `：${fault.message}。`);
  const store = pickupStore(chosen);
  if (!store || chosen !== rec_meta || !pickup.chains.includes(store.LogisticsSubType))
    throw rejected(
      '尚未選擇取貨門市，或門市已變更，請確認門市後再結帳。',
      'PICKUP_CHANGED' satisfies RejectionCode,
    );
  const { phone1 } = profile;
  // Drops an address typed earlier for home delivery, which would mislead the shop.
  return { rec_way: REC_WAY.store, rec_meta: chosen, phone1, addr1: '', addr1_postcode: '' };
}

interface ReceivingRequest {
  s: string;
  content: CheckoutContent;
  pickup: PickupOffer | undefined;
  inv_amt: number;
  now: Date;
}

/** The delivery of an order. @throws Rejection for a way that the shop does not offer, or can't use for this order. */
export async function receiving(
  tx: Database,
  { s, content, pickup, inv_amt, now }: ReceivingRequest,
): Promise<Receiving> {
  if (content.rec_way !== REC_WAY.store) return atAddress(content);
  if (!pickup) throw rejected('目前不提供超商取貨，請重新選擇配送方式。');
  requireFitting(pickup, inv_amt);
  return atStore(content, pickup, await chosenStore(tx, s, now));
}

/** The field that a store's parcel can't be labelled with, and why; undefined where it can. */
export function pickupRecipientFault({
  cnt_name,
  phone1,
}: {
  cnt_name: string;
  phone1: string;
}): { field: 'cnt_name' | 'phone1'; message: string } | undefined {
  const message = parcelNameFault(cnt_name, '取件人姓名');
  if (message !== '') return { field: 'cnt_name', message };
  return normaliseMobile(phone1) === undefined
    ? { field: 'phone1', message: '要填收件人的手機號碼，超商會以簡訊通知取貨' }
    : undefined;
}
