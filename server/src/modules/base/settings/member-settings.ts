import { SETTINGS } from '@pinpu/shared/contracts/backoffice';
import { birthdayFaults, type MemberLevel, memberLevelFaults } from '@pinpu/shared/domain';
import * as z from 'zod/mini';

const idsAreUnique = (levels: readonly MemberLevel[]) =>
  new Set(levels.map(({ level_id }) => level_id)).size === levels.length;

/** Levels of members; `SETTINGS` has the same form without these limits. */
export const memberLevelsSetting = SETTINGS.member_levels.schema.check(
  z.refine(idsAreUnique, { error: '有兩個等級的 id 相同' }),
  z.superRefine((levels, context) => {
    for (const { path, message } of memberLevelFaults(levels))
      context.addIssue({ code: 'custom', path, message, input: levels });
  }),
);

export const birthdayCouponSetting = SETTINGS.birthday_coupon.schema.check(
  z.superRefine((terms, context) => {
    for (const [field, message] of Object.entries(birthdayFaults(terms)))
      context.addIssue({ code: 'custom', path: [field], message, input: terms });
  }),
);
