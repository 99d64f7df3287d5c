import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { launch } from '../support/launch.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { encode, HEIGHT, WIDTH } from './encode.ts';
import { openBundle, openLink, openReport, openZone, signedInPromoter } from './scenes.ts';

const folder = process.argv[2] ?? 'mf-promo/src/features/tutorial/pictures';
const PORT = 8198;

/** Takes pictures of the page around `place` in both colour schemes, all of the same height. */
async function shoot(page: Page, name: string, place: Locator) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForLoadState('networkidle');
    const box = await place.boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    const y = box.height > HEIGHT ? box.y - 8 : box.y + (box.height - HEIGHT) / 2;
    const clip = { x: 0, y: Math.max(0, Math.round(y)), width: WIDTH, height: HEIGHT };
    const picture = await encode(await page.screenshot({ clip }));
    writeFileSync(`${folder}/${name}-${colorScheme}.webp`, picture);
    console.log(`${name}-${colorScheme}: ${picture.length} bytes`);
  }
}

mkdirSync(folder, { recursive: true });
const dataDir = temporaryData();
const shop = await startShop('dist', PORT, { dataDir });
const browser = await launch();
try {
  const page = await signedInPromoter(browser, shop.url, dataDir);
  await shoot(page, 'profit', await openZone(page));
  await shoot(page, 'link', await openLink(page));
  await shoot(page, 'bundle', await openBundle(page));
  const report = await openReport(page, browser, { url: shop.url, dataDir, port: PORT });
  await shoot(page, 'report', report.figures);
  await shoot(page, 'orders', report.orders);
} finally {
  await browser.close();
  await shop.stop();
}
