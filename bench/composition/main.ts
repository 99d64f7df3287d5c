import { build } from '../../tooling/build/build.ts';
import { startBrowser } from '../support/devtools/browser.ts';
import { PHONE } from '../support/devtools/phone.ts';
import { comparison, type Visits } from './comparison.ts';
import { faultsOf } from './faults.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { startSubjects, subjects } from './subjects.ts';
import { HOME, PRODUCT, type Visit, visitTwice } from './visit.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const PAGES = { home: HOME, product: PRODUCT };

process.env.NODE_ENV = 'production';
await build();
await buildOneBundle();
const running = await startSubjects();
const browser = await startBrowser();

const noVisits = () =>
  Object.fromEntries(subjects.map((subject) => [subject, [] as Visit[]])) as Visits;
const measured = Object.entries(PAGES).map(([name, page]) => ({
  ...{ name, page },
  cold: noVisits(),
  repeat: noVisits(),
}));

try {
  // Round 0 is not counted, since pictures are encoded on their first request.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { page, cold, repeat } of measured)
      for (const { subject, url } of running) {
        const visits = await visitTwice(browser, url, page);
        if (round === 0) continue;
        cold[subject].push(visits.cold);
        repeat[subject].push(visits.repeat);
        process.stdout.write('.');
      }
} finally {
  await browser.close();
  for (const { stop } of running) await stop();
}

for (const { name, cold, repeat } of measured)
  for (const [kind, visits] of Object.entries({ cold, repeat })) {
    console.log(
      `\n${name}, ${kind}: medians (and first quartiles) of ${ROUNDS} interleaved visits; ${PHONE}, delay 0`,
    );
    console.table(comparison(visits));
  }
const faults = measured.flatMap(({ name, cold }) => faultsOf(name, cold));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
