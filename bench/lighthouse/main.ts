import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { visitOnce } from '../composition/visit.ts';
import { startBrowser } from '../support/devtools/browser.ts';
import { PHONE } from '../support/devtools/phone.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { type Audited, audit } from './audit.ts';
import { requireNginx, startHttps } from './https.ts';
import { pagesAt } from './pages.ts';
import { summary } from './summary.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const pages = pagesAt(process.env.PATHS ?? '');
// Checked first, before anything is started that would have to be ended.
const nginx = requireNginx();

process.env.NODE_ENV = 'production';
await build();
const rendered = await startShop(distDir, 8193, { rendering: 'on' });
const unrendered = await startShop(distDir, 8194, { rendering: 'off' });
const secured = await startHttps(nginx, rendered.url, 8443, temporaryData());
const shops = [
  { shop: 'https', ...secured },
  { shop: 'http', ...rendered },
  { shop: 'http, rendering off', ...unrendered },
];
const browser = await startBrowser(['--ignore-certificate-errors']);
const cases = pages.flatMap((page) =>
  shops.map(({ shop, url }) => ({ page, shop, url, results: [] as Audited[] })),
);

try {
  // Run 0 is not counted, since pictures are encoded on their first request.
  for (let run = 0; run <= RUNS; run += 1)
    for (const { page, url, results } of cases) {
      const audited = await audit(url + page.path, browser.port);
      // Lighthouse itself makes the engine work more (bench/README.md), so the blocking time is also measured without
      // it.
      const { tbt } = await visitOnce(browser, url, page);
      audited.times['TBT ms, bare'] = tbt;
      if (run > 0) results.push(audited);
      process.stdout.write('.');
    }
} finally {
  await browser.close();
  for (const { stop } of shops) await stop();
}

console.log(
  `\nLighthouse, mobile, simulated throttling, medians of ${RUNS}, delay 0; bare: ${PHONE}`,
);
console.table(
  cases.map(({ page: { path }, shop, results }) => ({
    ...{ path, shop },
    ...summary(results),
  })),
);
for (const { page, shop, results } of cases)
  for (const failing of new Set(results.flatMap((result) => result.failing)))
    console.log(`${page.path}, ${shop}  ${failing}`);
