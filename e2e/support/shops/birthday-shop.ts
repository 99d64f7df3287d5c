import path from 'node:path';
import { daysLater, taipeiDate } from '@pinpu/shared/domain';
import type { BrowserContext } from '@playwright/test';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { addRules, offFrom } from '../../../server/src/testing/orders/price-rule.ts';
import {
  BIRTHDAY,
  GOLD,
  setBirthdayCoupon,
  setLevels,
} from '../../../server/src/testing/people/member-level.ts';
import { signedInMember } from '../../../server/src/testing/people/signed-in-member.ts';
import { startOwnShop } from './server.ts';

const DAY_MS = 86_400_000;
/** In how many days the member has the birthday. */
export const BIRTHDAY_IN = 3;

/**
 * A shop with a level from NT$500 on and a rule for it, birthday coupons, and a member; its clock can be moved, and its
 * schedules run every second.
 */
export async function startBirthdayShop(url: string) {
  let token = '';
  let cookie = '';
  const program = ['e2e/support/shops/shop-with-clock.ts', '0'];
  const own = await startOwnShop('birthday-shop', { url, program }, async (dataDir) => {
    const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
    const now = new Date();
    const shop = { db, clock: { now: () => now, advance: () => undefined } };
    await setLevels(shop, { ...GOLD, from: 500 });
    await setBirthdayCoupon(shop, BIRTHDAY);
    await addRules(shop, {
      ...{ rule_id: 'GOLD1', name: '會員日', terms: offFrom(100, 30) },
      conditions: { member_levels: [GOLD.level_id] },
    });
    const birth_day = `1990${daysLater(taipeiDate(now), BIRTHDAY_IN).slice(4)}`;
    const names = { cus_name: '林生日', mobile: '0912345678' };
    const member = await signedInMember(db, now, { birth_day, ...names });
    [token, cookie] = [member.token, member.headers.cookie];
    await close();
    return {};
  });
  return {
    ...own,
    /** Moves the shop's clock on, to days from now. */
    advance: (days: number) => own.send(days * DAY_MS),
    /** Signs the member in, in a browser of its own. */
    signIn: async (context: BrowserContext) => {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      await page.goto('/robots.txt');
      await page.evaluate((ut) => localStorage.setItem('ut', JSON.stringify(ut)), token);
      return page;
    },
  };
}
