import type { CheckoutProfile } from '@pinpu/shared/contracts';
import {
  type CheckoutProfileField,
  EMAIL_PATTERN,
  type Invoice,
  invoiceFault,
  normaliseInvoice,
  POSTCODE_PATTERN,
  REC_WAY,
} from '@pinpu/shared/domain';

/** One input of the order's contact form; every one is required (spec §5). */
export interface ProfileField {
  name: CheckoutProfileField;
  label: string;
  type: 'text' | 'email' | 'tel';
  inputMode: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete: string;
  /** The same bounds as the contract's, so that the server accepts what the form accepts. */
  pattern: string;
  maxLength: number;
  hint?: string;
}

type Kind = Omit<ProfileField, 'name' | 'label' | 'autoComplete'>;

const NOT_BLANK = String.raw`.*\S.*`;
const text = (maxLength: number): Kind => ({
  type: 'text',
  inputMode: 'text',
  pattern: NOT_BLANK,
  maxLength,
});
const email: Kind = {
  type: 'email',
  inputMode: 'email',
  pattern: EMAIL_PATTERN.source.slice(1, -1),
  maxLength: 254,
};
const phone: Kind = {
  type: 'tel',
  inputMode: 'tel',
  pattern: String.raw`[+\d\(][\d\s\(\)#\-]{6,}`,
  maxLength: 30,
};
/** Text with a numeric keyboard: a number field would change under the mouse wheel, and accepts 1e3. */
const postcode: Kind = {
  type: 'text',
  inputMode: 'numeric',
  pattern: POSTCODE_PATTERN.source.slice(1, -1),
  maxLength: 6,
  hint: '3、5 或 6 碼數字',
};

/** The buyer. */
export const BUYER_FIELDS: readonly ProfileField[] = [
  { name: 'cus_name', label: '姓名', autoComplete: 'billing name', ...text(60) },
  { name: 'cus_mobile', label: '手機', autoComplete: 'billing mobile tel', ...phone },
  { name: 'cus_email', label: '電子郵件', autoComplete: 'billing email', ...email },
  { name: 'cus_postcode', label: '郵遞區號', autoComplete: 'billing postal-code', ...postcode },
  { name: 'cus_addr1', label: '地址', autoComplete: 'billing address-line1', ...text(200) },
];

/** The recipient. */
const RECIPIENT_FIELDS: readonly ProfileField[] = [
  { name: 'cnt_name', label: '姓名', autoComplete: 'shipping name', ...text(60) },
  { name: 'phone1', label: '電話', autoComplete: 'shipping tel', ...phone },
  { name: 'email', label: '電子郵件', autoComplete: 'shipping email', ...email },
  { name: 'addr1_postcode', label: '郵遞區號', autoComplete: 'shipping postal-code', ...postcode },
  { name: 'addr1', label: '地址', autoComplete: 'shipping address-line1', ...text(200) },
];

/** The person who picks up: printed on the parcel and used for the store's message. Stricter than the contract: isPickupName. */
const PICKUP_FIELDS: readonly ProfileField[] = [
  {
    name: 'cnt_name',
    label: '姓名',
    autoComplete: 'shipping name',
    ...text(10),
    pattern: String.raw`\s*(?:\p{Script=Han}{2,5}|[A-Za-z][A-Za-z .]{2,8}[A-Za-z])\s*`,
    hint: '與證件相符：2 至 5 個中文字，或 4 至 10 個英文字母',
  },
  {
    name: 'phone1',
    label: '手機',
    autoComplete: 'shipping mobile tel',
    ...phone,
    pattern: String.raw`\s*(?:\+?886[\s\-]?|0)9\d{2}[\s\-]?\d{3}[\s\-]?\d{3}\s*`,
    hint: '超商會以簡訊通知取貨',
  },
  { name: 'email', label: '電子郵件', autoComplete: 'shipping email', ...email },
];

/** The recipient's inputs, by delivery method: a store replaces the address. */
export const recipientFields = (rec_way: number): readonly ProfileField[] =>
  rec_way === REC_WAY.store ? PICKUP_FIELDS : RECIPIENT_FIELDS;

/** The address fields, below each postcode. */
export const ADDRESS_OF: Readonly<Partial<Record<CheckoutProfileField, CheckoutProfileField>>> = {
  cus_postcode: 'cus_addr1',
  addr1_postcode: 'addr1',
};

const holds = ({ pattern, maxLength }: ProfileField, value: string) =>
  value.length <= maxLength && new RegExp(`^(?:${pattern})$`, 'v').test(value);

/** Whether the form would be valid, so that checkout can skip it. */
export const isProfileComplete = (
  info: CheckoutProfile & Partial<Invoice>,
  rec_way: number = REC_WAY.home,
): boolean =>
  [...BUYER_FIELDS, ...recipientFields(rec_way)].every((field) => holds(field, info[field.name])) &&
  invoiceFault(normaliseInvoice(info)) === undefined;
