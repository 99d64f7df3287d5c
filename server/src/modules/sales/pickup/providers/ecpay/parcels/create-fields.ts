import {
  ISLANDS,
  isHomeCarriage,
  normaliseMobile,
  type ParcelForm,
  type Temperature,
} from '@pinpu/shared/domain';
import { placesOfPostcode } from '@pinpu/shared/domain/postcodes';
import type { ParcelRequest } from '../../../../parcel/port.ts';
import type { Fields } from '../../../../payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../../payment/providers/ecpay/taipei-time.ts';

const noSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** A telephone number in the field for its kind; ECPay demands one of both. */
const phoneFields = (who: 'Sender' | 'Receiver', text: string): Fields => {
  const mobile = normaliseMobile(text);
  if (mobile !== undefined) return { [`${who}CellPhone`]: mobile };
  const phone = text.replaceAll(/[^\d#+]/g, '').slice(0, 20);
  return phone === '' ? {} : { [`${who}Phone`]: phone };
};

/** ECPay takes five digits at most; the first three of six are the district. */
const zip = (postcode: string) => (postcode.length > 5 ? postcode.slice(0, 3) : postcode);

const TEMPERATURE: Readonly<Record<Temperature, string>> = {
  room: '0001',
  chilled: '0002',
  frozen: '0003',
};

const isIsland = (postcode: string) =>
  ISLANDS.postcodes.some((range) => {
    const [from = '', to = from] = range.split('-');
    const area = postcode.slice(0, 3);
    return area >= from && area <= to;
  });

/** Same city, another, or to an island. */
export function distance(from: string, to: string): string {
  if (isIsland(from) !== isIsland(to)) return '02';
  const cities = new Set(placesOfPostcode(from).map(({ city }) => city));
  return placesOfPostcode(to).some(({ city }) => cities.has(city)) ? '00' : '01';
}

const SIZES: readonly (readonly [upTo: number, code: string])[] = [
  [60, '0001'],
  [90, '0002'],
  [120, '0003'],
];
/** By the three sides together, in cm; the smallest where the size is unknown. */
export const specification = (size: number): string =>
  SIZES.find(([upTo]) => size <= upTo)?.[1] ?? '0004';

const homeFields = ({ sub_type, temperature, form }: ParcelRequest): Fields => ({
  SenderZipCode: zip(form.sender_postcode),
  SenderAddress: form.sender_address,
  ReceiverZipCode: zip(form.receiver_postcode),
  ReceiverAddress: form.receiver_address,
  ...(sub_type === 'POST'
    ? { GoodsWeight: (form.weight / 1000).toFixed(3) }
    : {
        Temperature: TEMPERATURE[temperature],
        Distance: distance(form.sender_postcode, form.receiver_postcode),
        Specification: specification(form.size),
        ScheduledPickupTime: '4',
        ScheduledDeliveryTime: '4',
      }),
});

/** 7-ELEVEN demands the amount of the goods as that to collect, even where nothing is collected. */
function collection({ sub_type, amount, collects }: ParcelRequest): Fields {
  if (collects > 0) return { IsCollection: 'Y', CollectionAmount: String(collects) };
  return sub_type.startsWith('UNIMART')
    ? { IsCollection: 'N', CollectionAmount: String(amount) }
    : { IsCollection: 'N' };
}

const people = ({ sender_name, sender_phone, receiver_name, ...form }: ParcelForm): Fields => ({
  SenderName: noSpaces(sender_name),
  ...phoneFields('Sender', sender_phone),
  ReceiverName: noSpaces(receiver_name),
  ...phoneFields('Receiver', form.receiver_phone),
  ...(form.receiver_email !== '' &&
    form.receiver_email.length <= 50 && { ReceiverEmail: form.receiver_email }),
});

/** The form that creates a parcel, without merchant and signature (p=22414, p=22507). */
export function createFields(request: ParcelRequest, now: Date): Fields {
  const { trade_no, sub_type, form, amount, notice_url } = request;
  const isHome = isHomeCarriage(sub_type);
  return {
    MerchantTradeNo: trade_no,
    MerchantTradeDate: taipeiTime(now),
    LogisticsType: isHome ? 'HOME' : 'CVS',
    LogisticsSubType: sub_type,
    GoodsAmount: String(amount),
    ...collection(request),
    GoodsName: form.goods_name,
    ...people(form),
    ServerReplyURL: notice_url,
    ...(isHome ? homeFields(request) : { ReceiverStoreID: form.store_id }),
  };
}

/** The form that lets a buyer send a parcel back; sender and receiver are those of the return. */
export function returnFields(request: ParcelRequest, provider_no: string): Fields {
  const { sub_type, temperature, form, amount, notice_url } = request;
  const common = {
    AllPayLogisticsID: provider_no,
    GoodsName: form.goods_name,
    GoodsAmount: String(amount),
    ServerReplyURL: notice_url,
  };
  if (sub_type !== 'TCAT')
    return {
      ...common,
      CollectionAmount: '0',
      ServiceType: '4',
      SenderName: noSpaces(form.sender_name),
      SenderPhone: form.sender_phone.replaceAll(/[^\d#]/g, ''),
    };
  return {
    ...common,
    ...people(form),
    ...homeFields(request),
    Temperature: TEMPERATURE[temperature],
  };
}
