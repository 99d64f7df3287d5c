import type { CheckoutProfile } from '@pinpu/shared/contracts';
import {
  type CheckoutProfileField,
  type Invoice,
  invoiceFault,
  normaliseInvoice,
  REC_WAY,
  type Recipient,
  typedFault,
} from '@pinpu/shared/domain';
import { type ContactInput, RECIPIENT_INPUTS } from '@pinpu/shared/forms';

type ProfileField = ContactInput<CheckoutProfileField>;

export const BUYER_FIELDS: readonly ProfileField[] = [
  { name: 'cus_name', label: '姓名', autoComplete: 'billing name', kind: 'name' },
  { name: 'cus_mobile', label: '手機', autoComplete: 'billing mobile tel', kind: 'mobile' },
  { name: 'cus_email', label: '電子郵件', autoComplete: 'billing email', kind: 'email' },
  {
    name: 'cus_postcode',
    label: '郵遞區號',
    autoComplete: 'billing postal-code',
    address: 'cus_addr1',
    kind: 'postcode',
    hint: '3、5 或 6 碼數字',
  },
  { name: 'cus_addr1', label: '地址', autoComplete: 'billing address-line1', kind: 'address' },
];

/**
 * The inputs of the person who collects the parcel: the name is printed on it, and the store sends its message to the
 * telephone.
 */
const PICKUP_FIELDS: readonly ContactInput<keyof Recipient>[] = [
  {
    name: 'cnt_name',
    label: '姓名',
    autoComplete: 'shipping name',
    kind: 'pickupName',
    hint: '與證件相符：2 至 5 個中文字，或 4 至 10 個英文字母',
  },
  {
    name: 'phone1',
    label: '手機',
    autoComplete: 'shipping mobile tel',
    kind: 'mobile',
    hint: '超商會以簡訊通知取貨',
  },
  { name: 'email', label: '電子郵件', autoComplete: 'shipping email', kind: 'email' },
];

/** The recipient's inputs by delivery method: with pickup, the store replaces the address. */
export const recipientFields = (rec_way: number): readonly ContactInput<keyof Recipient>[] =>
  rec_way === REC_WAY.store ? PICKUP_FIELDS : RECIPIENT_INPUTS;

const holds = ({ kind, label }: ProfileField, value: string) =>
  value !== '' && typedFault(kind, value, label) === '';

/** Whether the form is valid as it is, so that checkout can skip it. */
export const isProfileComplete = (
  info: CheckoutProfile & Partial<Invoice>,
  rec_way: number = REC_WAY.home,
): boolean =>
  [...BUYER_FIELDS, ...recipientFields(rec_way)].every((field) => holds(field, info[field.name])) &&
  invoiceFault(normaliseInvoice(info)) === undefined;
