import type { ProfileUpdate, User } from '@pinpu/shared/contracts';
import { nameEqualsEmail } from '@pinpu/shared/domain';
import { mobileInput, phoneInput, postcodeInput, textInput } from '@pinpu/shared/forms';
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

/** The fields with the limits of spec §5, taken from the contract; the birthday must also not be after today. */
export const PROFILE_FIELDS: readonly Attributes[] = [
  {
    name: 'cus_name',
    label: '姓名',
    autoComplete: 'name',
    required: true,
    ...textInput(60),
  },
  {
    name: 'cus_mobile',
    label: '行動電話',
    autoComplete: 'mobile tel',
    required: true,
    ...mobileInput,
    hint: '09 開頭，10 位數字',
  },
  {
    name: 'cus_phone',
    label: '聯絡電話',
    autoComplete: 'home tel',
    optional: true,
    ...phoneInput,
  },
  {
    name: 'cus_postcode',
    label: '郵遞區號',
    autoComplete: 'postal-code',
    required: true,
    ...postcodeInput,
  },
  {
    name: 'cus_addr1',
    label: '地址',
    autoComplete: 'street-address',
    required: true,
    ...textInput(200),
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
