import { normaliseEmail } from './contact.ts';
import { cleanTyped, type TypedKind } from './typed-text.ts';

/** The profile fields in the checkout payload, the buyer's first, then the recipient's (spec §5, §7). */
export const CHECKOUT_PROFILE_FIELDS = [
  'cus_name',
  'cus_email',
  'cus_phone',
  'cus_mobile',
  'cus_addr1',
  'cus_postcode',
  'cnt_name',
  'email',
  'phone1',
  'addr1',
  'addr1_postcode',
] as const;
export type CheckoutProfileField = (typeof CHECKOUT_PROFILE_FIELDS)[number];

/** What kind of text each field has. */
export const PROFILE_FIELD_KINDS: Readonly<Record<CheckoutProfileField, TypedKind>> = {
  cus_name: 'name',
  cus_email: 'email',
  cus_phone: 'phone',
  cus_mobile: 'mobile',
  cus_addr1: 'address',
  cus_postcode: 'postcode',
  cnt_name: 'name',
  email: 'email',
  phone1: 'phone',
  addr1: 'address',
  addr1_postcode: 'postcode',
};

/** The allowed fields of any object that has profile fields, cleaned; '' where missing (spec §5). */
export function pickCheckoutProfile(
  source: Readonly<Record<string, unknown>>,
): Record<CheckoutProfileField, string> {
  const entries = CHECKOUT_PROFILE_FIELDS.map((field) => {
    const value = source[field];
    return [field, typeof value === 'string' ? cleanTyped(PROFILE_FIELD_KINDS[field], value) : ''];
  });
  return Object.fromEntries(entries);
}

/** What the form and the server say of a name that equals the account's e-mail (spec §5). */
export const NAME_IS_EMAIL =
  '『姓名』不得與『Email address (會員登入帳號)』相同，請重新確認資料後再送出！';

/** Whether a name equals the account's e-mail, which the profile form rejects (spec §5). */
export function nameEqualsEmail(name: string, email: string): boolean {
  return normaliseEmail(name) !== '' && normaliseEmail(name) === normaliseEmail(email);
}
