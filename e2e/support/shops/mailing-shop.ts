import path from 'node:path';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { setSetting } from '../../../server/src/testing/set-setting.ts';
import { startOwnShop } from './server.ts';

const HOUR_MS = 3_600_000;

/** Starts a shop that sends newsletters and reminders of carts, and whose clock can be moved; `stop` ends it. */
export async function startMailingShop(url: string) {
  let aheadMs = 0;
  const program = ['e2e/support/shops/shop-with-clock.ts', String(aheadMs)];
  const own = await startOwnShop('mailing', { url, program }, async (dataDir) => {
    const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
    await setSetting(db, 'newsletter_signup', true, new Date());
    await setSetting(db, 'cart_reminder_hours', 24, new Date());
    await close();
    return {};
  });
  return {
    dataDir: own.dataDir,
    advance: (hours: number) => {
      aheadMs += hours * HOUR_MS;
      own.send(aheadMs);
    },
    stop: own.stop,
  };
}
