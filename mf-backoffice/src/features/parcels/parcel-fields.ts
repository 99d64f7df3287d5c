import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import {
  goodsNameFault,
  isHomeCarriage,
  normaliseMobile,
  parcelNameFault,
} from '@pinpu/shared/domain';

type Form = ShopParcel['form'];
export type ParcelField = keyof Form;
export type TypedForm = Readonly<Record<ParcelField, string>>;

interface FieldRule {
  field: ParcelField;
  label: string;
  hint?: string;
  inputMode?: 'numeric' | 'tel';
  maxLength: number;
  /** Why carriers refuse what is typed; '' where they accept it. */
  fault: (text: string) => string;
}

const NAME_HINT = '2 至 5 個中文字，或 4 至 10 個英文字母';

const mobileFault = (text: string) =>
  normaliseMobile(text) === undefined ? '要是 09 開頭的 10 個數字' : '';
const filledFault = (label: string) => (text: string) =>
  text.trim() === '' ? `請填寫${label}` : '';
const addressFault = (text: string) =>
  text.trim().length < 6 || text.trim().length > 60 ? '地址要有 6 至 60 個字' : '';
const wholeFault = (text: string) => (/^\d{0,6}$/.test(text.trim()) ? '' : '要是整數');
const postcodeFault = (text: string) =>
  /^\d{3}(?:\d{2,3})?$/.test(text.trim()) ? '' : '要是 3、5 或 6 個數字';

const name = (field: ParcelField, label: string): FieldRule => ({
  ...{ field, label, hint: NAME_HINT, maxLength: 20 },
  fault: (text) => parcelNameFault(text, label),
});

const phone = (field: ParcelField, label: string, isMobile: boolean): FieldRule => ({
  ...{ field, label, inputMode: 'tel', maxLength: 20 },
  fault: isMobile ? mobileFault : filledFault(label),
});

const place = (who: 'sender' | 'receiver', label: string): FieldRule[] => [
  {
    ...{ field: `${who}_postcode` as const, label: `${label}郵遞區號`, maxLength: 6 },
    ...{ inputMode: 'numeric', fault: postcodeFault },
  },
  {
    ...{ field: `${who}_address` as const, label: `${label}地址`, maxLength: 60 },
    fault: addressFault,
  },
];

const GOODS: FieldRule = {
  ...{ field: 'goods_name', label: '物品名稱', maxLength: 50, fault: goodsNameFault },
};

const TO_STORE: readonly FieldRule[] = [
  name('receiver_name', '收件人姓名'),
  phone('receiver_phone', '收件人手機', true),
  {
    ...{ field: 'store_id', label: '門市代號', maxLength: 6 },
    fault: filledFault('門市代號'),
  },
  GOODS,
  name('sender_name', '寄件人姓名'),
  phone('sender_phone', '寄件人手機', true),
];

const TO_ADDRESS: readonly FieldRule[] = [
  name('receiver_name', '收件人姓名'),
  phone('receiver_phone', '收件人電話', false),
  ...place('receiver', '收件'),
  GOODS,
  {
    ...{ field: 'weight', label: '重量（公克）', maxLength: 6 },
    inputMode: 'numeric',
    fault: wholeFault,
  },
  {
    ...{ field: 'size', label: '材積（長＋寬＋高，公分）', maxLength: 6 },
    ...{ inputMode: 'numeric', fault: wholeFault },
  },
  name('sender_name', '寄件人姓名'),
  phone('sender_phone', '寄件人電話', false),
  ...place('sender', '寄件'),
];

/** The fields of a parcel's form that its carrier reads. */
export const parcelFields = ({ sub_type }: ShopParcel): readonly FieldRule[] =>
  isHomeCarriage(sub_type) ? TO_ADDRESS : TO_STORE;

/** The form as texts; an unknown weight or size is empty. */
export const typedForm = ({ form }: ShopParcel): TypedForm => ({
  ...form,
  weight: form.weight === 0 ? '' : String(form.weight),
  size: form.size === 0 ? '' : String(form.size),
});

/** The fields that were changed, as the server takes them. */
export function changedFields(parcel: ShopParcel, typed: TypedForm): Record<string, string> {
  const before = typedForm(parcel);
  return Object.fromEntries(
    parcelFields(parcel).flatMap(({ field }) => {
      const text = typed[field].trim();
      const value = text === '' && (field === 'weight' || field === 'size') ? '0' : text;
      return text === before[field].trim() ? [] : [[field, value] as const];
    }),
  );
}
