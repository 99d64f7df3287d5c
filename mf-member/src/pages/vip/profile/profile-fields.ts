import type { ProfileUpdate, User } from '@pinpu/shared/contracts';
import { nameEqualsEmail, type TypedKind } from '@pinpu/shared/domain';

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

interface TypedInput {
  name: Exclude<DraftField, 'birth_day'>;
  label: string;
  kind: TypedKind;
  autoComplete: string;
  required?: true;
  optional?: true;
  hint?: string;
}

/** The fields with the rules of spec §5; the birthday has its own kind of input. */
export const PROFILE_FIELDS: readonly TypedInput[] = [
  { name: 'cus_name', label: '姓名', autoComplete: 'name', required: true, kind: 'name' },
  {
    name: 'cus_mobile',
    label: '行動電話',
    autoComplete: 'mobile tel',
    required: true,
    kind: 'mobile',
    hint: '09 開頭，10 位數字',
  },
  {
    name: 'cus_phone',
    label: '聯絡電話',
    autoComplete: 'home tel',
    optional: true,
    kind: 'phone',
    hint: '市話請加區碼，例如 02-2345-6789 分機 12',
  },
  {
    name: 'cus_postcode',
    label: '郵遞區號',
    autoComplete: 'postal-code',
    required: true,
    kind: 'postcode',
    hint: '3、5 或 6 碼數字',
  },
  {
    name: 'cus_addr1',
    label: '地址',
    autoComplete: 'street-address',
    required: true,
    kind: 'address',
  },
];
