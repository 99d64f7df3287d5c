import type { Membership } from '@pinpu/shared/contracts';
import {
  type BirthdayTerms,
  type CreditTerms,
  isRuleTime,
  levelBenefits,
  type MemberLevel,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findCreditTerms, findMemberSettings } from '../../base/settings/repository.ts';
import { findEnabledRules } from '../../goods/price-rule/repository.ts';
import { ownCoupons } from '../coupon/shop-coupon.ts';
import { standingsOf } from '../level/service.ts';

/** The names of the rules that hold now for a level. */
async function rulesOf(db: Database, level: MemberLevel | undefined, now: Date): Promise<string[]> {
  if (!level) return [];
  const rules = await findEnabledRules(db);
  return rules.flatMap(({ name, conditions }) =>
    conditions.member_levels?.includes(level.level_id) && isRuleTime(conditions, now) ? [name] : [],
  );
}

interface Offers {
  birthday: BirthdayTerms | undefined;
  /** How members earn store credit; undefined where the shop has it off. */
  credit: CreditTerms | undefined;
}

function shown({ name, credit_percent, birthday: own }: MemberLevel, { birthday, credit }: Offers) {
  const percent = credit ? Math.max(credit_percent, credit.earn_percent) : 0;
  return { name, benefits: levelBenefits({ credit_percent: percent, birthday: own }, birthday) };
}

async function standingOf(
  db: Database,
  cus_id: string,
  now: Date,
): Promise<Membership['standing']> {
  const { member_levels, birthday_coupon } = await findMemberSettings(db);
  if (member_levels.length === 0) return undefined;
  const found = (await standingsOf(db, member_levels, [cus_id], now)).get(cus_id);
  if (!found) return undefined;
  const { level, next, turnover, holds_until } = found;
  const offers = { birthday: birthday_coupon, credit: await findCreditTerms(db) };
  return {
    ...(level && { level: shown(level, offers) }),
    ...{ rules: await rulesOf(db, level, now), turnover, holds_until },
    ...(next && { next: { ...shown(next.level, offers), lacking: next.lacking } }),
  };
}

/** The member's level, where the shop has levels, and own coupons. */
export async function membershipOf(db: Database, cus_id: string, now: Date): Promise<Membership> {
  const standing = await standingOf(db, cus_id, now);
  return { ...(standing && { standing }), coupons: await ownCoupons(db, cus_id, now) };
}
