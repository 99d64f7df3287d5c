import type { ProfileUpdate, User } from '@pinpu/shared/contracts';
import {
  MOBILE_PATTERN,
  nameEqualsEmail,
  normaliseMobile,
  PHONE_PATTERN,
  POSTCODE_PATTERN,
} from '@pinpu/shared/domain';
import type { TextFieldProps } from '@pinpu/shared/ui';

/** The fields the profile form changes; the e-mail identifies the account and is fixed (spec §5). */
export type ProfileDraft = Pick<
  ProfileUpdate,
  'cus_name' | 'cus_phone' | 'cus_mobile' | 'cus_postcode' | 'cus_addr1' | 'birth_day'
>;

export type DraftField = keyof ProfileDraft;

/** The profile as initial form values; a name that is only the account's e-mail is cleared (spec §4 Login). */
export const draftOf = (member: User): ProfileDraft => ({
  cus_name: nameEqualsEmail(member.cus_name, member.acc_email) ? '' : member.cus_name,
  cus_phone: member.phone,
  cus_mobile: member.mobile,
  cus_postcode: member.addr1_postcode,
  cus_addr1: member.addr1,
  birth_day: member.birth_day,
});

type Attributes = Omit<TextFieldProps, 'name' | 'ref'> & { name: DraftField };

const NOT_BLANK = String.raw`.*\S.*`;

/** Input in the form in which it is stored: half-width, without the spaces of autofill, a mobile number as 09…. */
export function tidyField(name: DraftField, value: string): string {
  const plain = value.normalize('NFKC').trim();
  return (name === 'cus_mobile' && normaliseMobile(plain)) || plain;
}

/** The inputs with the bounds of spec §5, as the contract has them; the day of birth is also bounded by today. */
export const PROFILE_FIELDS: readonly Attributes[] = [
  {
    name: 'cus_name',
    label: '姓名',
    autoComplete: 'name',
    required: true,
    pattern: NOT_BLANK,
    maxLength: 60,
  },
  {
    name: 'cus_mobile',
    label: '行動電話',
    type: 'tel',
    autoComplete: 'mobile tel',
    required: true,
    pattern: MOBILE_PATTERN.source.slice(1, -1),
    maxLength: 30,
    hint: '09 開頭，10 位數字',
  },
  {
    name: 'cus_phone',
    label: '聯絡電話',
    type: 'tel',
    autoComplete: 'home tel',
    optional: true,
    pattern: PHONE_PATTERN.source.slice(1, -1),
    maxLength: 30,
  },
  // Text with a numeric keyboard: a number field would change under the mouse wheel, and accepts 1e3.
  {
    name: 'cus_postcode',
    label: '郵遞區號',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    required: true,
    pattern: POSTCODE_PATTERN.source.slice(1, -1),
    maxLength: 6,
    hint: '3、5 或 6 碼數字',
  },
  {
    name: 'cus_addr1',
    label: '地址',
    autoComplete: 'street-address',
    required: true,
    pattern: NOT_BLANK,
    maxLength: 200,
  },
  {
    name: 'birth_day',
    label: '生日',
    type: 'date',
    autoComplete: 'bday',
    optional: true,
    min: '1900-01-01',
  },
];
