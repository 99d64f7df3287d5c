import { wholeNumber } from '../../support/settings.ts';
import { buildForProduction } from '../../support/start-shop.ts';
import { inTurns } from '../../support/turns.ts';
import { startBrowser } from '../devtools/browser.ts';
import { PHONE } from '../devtools/phone.ts';
import { buildOneBundle } from '../one-bundle/build.ts';
import { HOME, PRODUCT, visitTwice } from '../visit.ts';
import { comparison, faultsOf, startSubjects, type Visits } from './comparison.ts';

const ROUNDS = wholeNumber('ROUNDS', 9);
const PAGES = { home: HOME, product: PRODUCT };

await buildForProduction();
await buildOneBundle();
const running = await startSubjects();
const browser = await startBrowser();

const cases = Object.entries(PAGES).flatMap(([name, page]) =>
  running.map(({ subject, url }) => ({ name, page, subject, url })),
);
const results = await inTurns(ROUNDS, cases, ({ url, page }) =>
  visitTwice(browser, url, page),
).finally(async () => {
  await browser.close();
  for (const { stop } of running) await stop();
});

const faults: string[] = [];
for (const page of Object.keys(PAGES))
  for (const kind of ['cold', 'repeat'] as const) {
    const visits = Object.fromEntries(
      cases.flatMap(({ name, subject }, at) =>
        name === page ? [[subject, results[at]?.map((twice) => twice[kind])]] : [],
      ),
    ) as Visits;
    console.log(
      `\n${page}, ${kind}: medians (and first quartiles) of ${ROUNDS} interleaved visits; ${PHONE}, delay 0`,
    );
    console.table(comparison(visits));
    if (kind === 'cold') faults.push(...faultsOf(page, visits));
  }
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
