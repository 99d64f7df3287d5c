import type { ProfileUpdate } from '@pinpu/shared/contracts';
import {
  isDay,
  isEmail,
  NAME_IS_EMAIL,
  nameEqualsEmail,
  normaliseMobile,
  type TypedKind,
  taipeiDate,
  typedFault,
} from '@pinpu/shared/domain';
import type { Member } from './repository.ts';

const isPastDate = (text: string, now: Date): boolean =>
  isDay(text) && text >= '1900-01-01' && text <= taipeiDate(now);

/** The sentence of the domain's table; undefined where the field is valid or empty. */
function formFault(kind: TypedKind, text: string, label: string): [boolean, string] {
  const fault = typedFault(kind, text, `『${label}』`);
  return [fault !== '', `${fault}。`];
}

/** Validation errors of a profile, one sentence each; empty when it is valid (spec §5). */
export function profileFaults(profile: ProfileUpdate, acc_email: string, now: Date): string[] {
  const rules: [boolean, string][] = [
    [profile.cus_name === '', '請填寫『姓名』。'],
    formFault('name', profile.cus_name, '姓名'),
    [nameEqualsEmail(profile.cus_name, acc_email), NAME_IS_EMAIL],
    [profile.cus_mobile === '', '請填寫『行動電話』。'],
    formFault('mobile', profile.cus_mobile, '行動電話'),
    formFault('phone', profile.cus_phone, '聯絡電話'),
    [profile.cus_postcode === '', '請填寫『郵遞區號』。'],
    formFault('postcode', profile.cus_postcode, '郵遞區號'),
    [profile.cus_addr1 === '', '請填寫『地址』。'],
    formFault('address', profile.cus_addr1, '地址'),
    [profile.birth_day !== '' && !isPastDate(profile.birth_day, now), '『生日』不是有效的日期。'],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}

/** The fields of the member that a profile changes, except for the e-mail, which identifies the account (spec §5). */
export function profileChange(profile: ProfileUpdate): Partial<Member> {
  return {
    cus_name: profile.cus_name,
    phone: profile.cus_phone,
    mobile: normaliseMobile(profile.cus_mobile) ?? '',
    addr1: profile.cus_addr1,
    addr1_postcode: profile.cus_postcode,
    birth_day: profile.birth_day,
    cnt_name: profile.cnt_name,
    // No field of this form, and maybe incomplete from the checkout: left out if invalid, not rejected.
    cnt_email: isEmail(profile.email) ? profile.email : '',
    cnt_phone1: profile.phone1,
    cnt_addr1: profile.addr1,
    cnt_addr1_postcode: profile.addr1_postcode,
    coupon_code: profile.coupon_code,
  };
}
