import {
  cleanPhone,
  goodsName,
  isHomeCarriage,
  type ParcelContents,
  type ParcelForm,
  pickupStore,
  plainLine,
} from '@pinpu/shared/domain';
import type { ShopSettings } from '../../../base/settings/shop-settings.ts';
import { parcelNoticePath } from '../../parcel/notice-path.ts';
import type { ParcelRequest } from '../../parcel/port.ts';
import type { OrderRow } from '../repository.ts';
import { moveRejected } from '../shop/for-shop.ts';
import { weightOf } from './contents.ts';
import type { OrderLine, ParcelRow } from './repository.ts';

export type Sender = NonNullable<ShopSettings['parcel_sender']>;

const senderFields = ({ name, phone, postcode, address }: Sender) => ({
  sender_name: name,
  sender_phone: phone,
  sender_postcode: postcode,
  sender_address: address,
});

/** Goods as they are named on a parcel's form. */
const goodsIn = (contents: ParcelContents, lines: readonly OrderLine[]) =>
  contents.flatMap(({ line_no, qty }) => {
    const line = lines.find((one) => one.line_no === line_no);
    return line ? [{ name: line.prd_name, qty }] : [];
  });

/** The form of a parcel to the buyer, as the order and the shop's settings fill it in. */
export function formOf(
  order: OrderRow,
  { sender, sub_type, contents }: { sender: Sender; sub_type: string; contents: ParcelContents },
  lines: readonly OrderLine[],
): ParcelForm {
  const isHome = isHomeCarriage(sub_type);
  return {
    ...senderFields(sender),
    receiver_name: order.cnt_name || order.cus_name,
    receiver_phone: order.phone1 || order.cus_mobile || order.cus_phone,
    receiver_email: order.email || order.cus_email,
    receiver_postcode: isHome ? order.addr1_postcode : '',
    receiver_address: isHome ? order.addr1 : '',
    store_id: isHome ? '' : (pickupStore(order.rec_meta)?.CVSStoreID ?? ''),
    goods_name: goodsName(goodsIn(contents, lines)),
    weight: weightOf(contents, lines),
    size: 0,
  };
}

/** The form of a return: the buyer sends it to the shop. */
export const returnFormOf = ({ form }: Pick<ParcelRow, 'form'>, sender: Sender): ParcelForm => ({
  ...form,
  sender_name: form.receiver_name,
  sender_phone: form.receiver_phone,
  sender_postcode: form.receiver_postcode,
  sender_address: form.receiver_address,
  receiver_name: sender.name,
  receiver_phone: sender.phone,
  receiver_email: '',
  receiver_postcode: sender.postcode,
  receiver_address: sender.address,
});

const NUMBERS = ['weight', 'size'] as const;
const PHONES: readonly string[] = ['sender_phone', 'receiver_phone'];

/** A form with a clerk's corrections. @throws Rejection for a field that a form does not have */
export function correctedForm(
  form: ParcelForm,
  change: Readonly<Record<string, string>>,
): ParcelForm {
  const corrected: Record<string, string | number> = { ...form };
  for (const [field, text] of Object.entries(change)) {
    if (!Object.hasOwn(form, field))
      throw moveRejected(`託運單沒有「${field.slice(0, 20)}」這一欄。`);
    if (!(NUMBERS as readonly string[]).includes(field)) {
      corrected[field] = PHONES.includes(field) ? cleanPhone(text) : plainLine(text);
      continue;
    }
    const number = Number(text.trim());
    if (!Number.isInteger(number) || number < 0 || number > 1_000_000)
      throw moveRejected('重量與尺寸要是整數（公克、公分）。', { field });
    corrected[field] = number;
  }
  return corrected as unknown as ParcelForm;
}

/** A stored parcel as the provider is asked to create it. */
export const requestOf = (
  parcel: Pick<
    ParcelRow,
    'provider' | 'trade_no' | 'sub_type' | 'temperature' | 'form' | 'amount' | 'collects'
  >,
  publicUrl: string,
): ParcelRequest => {
  const { trade_no, sub_type, temperature, form, amount, collects } = parcel;
  const notice_url = `${publicUrl}${parcelNoticePath(parcel.provider)}`;
  return { trade_no, sub_type, temperature, form, amount, collects, notice_url };
};
