import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import {
  type BirthdayTerms,
  birthdayFaults,
  type MemberLevel,
  memberLevelFaults,
} from '@pinpu/shared/domain';

const addressOf = (path: readonly (number | string)[]) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');

/** The faults of levels while they are edited, by the server's rule. A name that is still empty is left to the server. */
export const levelFaults = (levels: readonly MemberLevel[]): SettingFault[] =>
  memberLevelFaults(levels)
    .filter(({ path: [at, field] }) => field !== 'name' || levels[Number(at)]?.name !== '')
    .map(({ path, message }) => ({ at: `member_levels${addressOf(path)}`, message }));

export const couponFaults = (terms: BirthdayTerms): SettingFault[] =>
  Object.entries(birthdayFaults(terms)).map(([field, message]) => ({
    at: `birthday_coupon.${field}`,
    message,
  }));
