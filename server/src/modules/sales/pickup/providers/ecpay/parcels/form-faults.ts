import {
  goodsNameFault,
  isHomeCarriage,
  normaliseMobile,
  type ParcelForm,
  parcelNameFault,
  phoneFault,
} from '@pinpu/shared/domain';
import type { ParcelRequest } from '../../../../parcel/port.ts';

const MAX_AMOUNT = 20_000;
const POST_MAX_GRAMS = 20_000;
const MAX_SIZE = 150;

const isStore = ({ sub_type }: ParcelRequest) => !isHomeCarriage(sub_type);
/** Chains that demand the sender's mobile number of a shop that hands parcels in at a counter. */
const NEEDS_SENDERS_MOBILE = ['UNIMARTC2C', 'HILIFEC2C', 'OKMARTC2C'];

const phone = (text: string, label: string) =>
  text === '' ? `請填寫${label}` : phoneFault(text, label);
const mobile = (text: string, label: string) =>
  normaliseMobile(text) === undefined ? `${label}要填 09 開頭的 10 碼手機號碼` : '';
const address = (text: string, label: string) => {
  const { length } = [...text];
  return length < 6 || length > 60 ? `${label}要 6 至 60 個字` : '';
};
const postcode = (text: string, label: string) =>
  /^[1-9]\d{2}(?:\d{2,3})?$/.test(text) ? '' : `${label}要是 3、5 或 6 碼數字`;

type Rule = (request: ParcelRequest) => string;

const AMOUNTS: Rule = (request) => {
  const { amount, collects } = request;
  if (!Number.isInteger(amount) || amount < 1) return '包裹的金額至少要 1 元';
  if (collects > MAX_AMOUNT || (isStore(request) && amount > MAX_AMOUNT))
    return '超商取貨與代收貨款，每個包裹最多 NT$20,000：請分成幾個包裹';
  return '';
};

const CARRIAGE: Rule = ({ sub_type, temperature, form: { weight, size } }) => {
  if (temperature !== 'room' && sub_type !== 'TCAT') return '只有黑貓宅急便能寄冷藏與冷凍包裹';
  if (sub_type === 'POST' && (weight < 1 || weight > POST_MAX_GRAMS))
    return '中華郵政要填包裹重量，最多 20 公斤';
  return sub_type === 'TCAT' && size > MAX_SIZE ? `黑貓宅急便三邊合計最多 ${MAX_SIZE} 公分` : '';
};

const SENDER: Rule = ({ sub_type, form }) => {
  const name = parcelNameFault(form.sender_name, '寄件人姓名');
  if (name !== '') return name;
  if (NEEDS_SENDERS_MOBILE.includes(sub_type)) return mobile(form.sender_phone, '寄件人手機');
  if (!isHomeCarriage(sub_type)) return '';
  return (
    phone(form.sender_phone, '寄件人電話') ||
    postcode(form.sender_postcode, '寄件人郵遞區號') ||
    address(form.sender_address, '寄件人地址')
  );
};

const receiverAtStore = ({ receiver_phone, store_id }: ParcelForm) =>
  mobile(receiver_phone, '收件人手機') || (store_id === '' ? '沒有取貨門市' : '');

const RECEIVER: Rule = (request) => {
  const { form } = request;
  const name = parcelNameFault(form.receiver_name, '收件人姓名');
  if (name !== '') return name;
  if (isStore(request)) return receiverAtStore(form);
  return (
    phone(form.receiver_phone, '收件人電話') ||
    postcode(form.receiver_postcode, '收件人郵遞區號') ||
    address(form.receiver_address, '收件人地址')
  );
};

const RULES: readonly Rule[] = [
  RECEIVER,
  SENDER,
  ({ form }) => goodsNameFault(form.goods_name),
  AMOUNTS,
  CARRIAGE,
];

/** What ECPay would refuse in a form, as a sentence; '' where nothing is known to be wrong (docs/taiwan). */
export function formFault(request: ParcelRequest): string {
  for (const rule of RULES) {
    const fault = rule(request);
    if (fault !== '') return `${fault}。`;
  }
  return '';
}
