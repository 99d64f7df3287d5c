import { randomUUID } from 'node:crypto';
import {
  BIRTHDAY_KNOWN_DAYS,
  type BirthdayTerms,
  birthdaysOn,
  daysLater,
  newCouponCode,
  startOfTaipeiDay,
  taipeiDate,
} from '@pinpu/shared/domain';
import { DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/module.ts';
import { postMail } from '../../base/mail/post-mail.ts';
import { findMemberSettings } from '../../base/settings/repository.ts';
import { insertCoupon } from '../coupon/repository.ts';
import { storedTerms } from '../coupon/stored-terms.ts';
import { levelsOf } from '../level/service.ts';
import { birthdayMail } from './mail.ts';
import { type BirthdaySearch, birthdaySource, lockBirthdays } from './repository.ts';

/** Members per transaction. */
const BATCH = 50;

/** After a stop of the shop, the birthdays of so many days before today are made up for. */
const MADE_UP_DAYS = 3;

type Context = Pick<Deps, 'config'> & { now: Date };
type Person = Awaited<ReturnType<typeof lockBirthdays>>[number];

/** Grants a member's coupon of a year once, and mails it. */
async function grant(
  tx: Database,
  { cus_id, acc_email }: Person,
  { terms: { days, ...coupon }, year }: { terms: BirthdayTerms; year: string },
  { config, now }: Context,
): Promise<void> {
  const today = taipeiDate(now);
  const ends_on = daysLater(today, days - 1);
  const source = birthdaySource(year, cus_id);
  const coupon_code = newCouponCode((bytes) => crypto.getRandomValues(bytes));
  const limits = { max_uses: 1, max_uses_per_buyer: null, note: '生日券' };
  const terms = storedTerms({ ...coupon, ...limits, starts_on: today, ends_on });
  const row = { coupon_id: randomUUID(), coupon_code, ...terms, cus_id, source, c_date: now };
  // Nothing is inserted where another instance was first, or the code exists: then the next run makes another.
  if (!(await insertCoupon(tx, row))) return;
  const mail = { kind: 'birthday-coupon', dedupe_key: source, to: acc_email };
  const content = birthdayMail({ coupon_code, ...coupon }, ends_on, config.publicUrl);
  await postMail(tx, mail, content, now);
}

/** Grants the coupons of a batch of members; returns its last member, or '' after the last batch. */
async function grantBatch(tx: Database, search: BirthdaySearch, context: Context): Promise<string> {
  const due = await lockBirthdays(tx, search, BATCH);
  const { birthday_coupon } = await findMemberSettings(tx);
  const ids = due.map(({ cus_id }) => cus_id);
  const levels = await levelsOf(tx, ids, context.now);
  for (const person of due) {
    const terms = levels.get(person.cus_id)?.birthday ?? birthday_coupon;
    if (terms) await grant(tx, person, { terms, year: search.year }, context);
  }
  return due.length === BATCH ? (ids.at(-1) ?? '') : '';
}

/** Grants the coupons of today's birthdays, and of the days before; several instances may run it at once. */
export async function grantBirthdayCoupons(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now: Date,
): Promise<void> {
  const { member_levels, birthday_coupon } = await findMemberSettings(db);
  if (!birthday_coupon && member_levels.every(({ birthday }) => birthday === null)) return;
  const today = taipeiDate(now);
  for (let ago = 0; ago <= MADE_UP_DAYS; ago += 1) {
    const day = daysLater(today, -ago);
    const search = {
      ...{ birthdays: birthdaysOn(day), year: day.slice(0, 4) },
      knownSince: new Date(startOfTaipeiDay(day).getTime() - BIRTHDAY_KNOWN_DAYS * DAY),
    };
    let after = '';
    do {
      const batch = { ...search, after };
      after = await db.transaction((tx) => grantBatch(tx, batch, { config, now }));
    } while (after !== '');
  }
}
