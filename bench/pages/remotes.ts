import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteManifestSchema } from '@pinpu/shared/contracts';
import { changedArtefact } from '../../e2e/support/shops/changed-artefact.ts';
import { distDir, remoteNames } from '../../tooling/build/workspaces.ts';
import { type Artefact, artefactIn } from '../../tooling/deploy/artefact.ts';
import { parsedManifest } from '../../tooling/webpack/read-manifest.ts';
import { launch } from '../support/browser.ts';
import { wholeNumber } from '../support/settings.ts';
import { temporaryFolder } from '../support/shop-process.ts';
import { buildForProduction, startShop } from '../support/start-shop.ts';
import { median } from '../support/statistics.ts';
import { inTurns } from '../support/turns.ts';
import { startBrowser } from './devtools/browser.ts';
import { PHONE } from './devtools/phone.ts';
import { type Costs, HOME, visitOnce } from './visit.ts';

/** A built remote with pages and parts for slots. */
const SOURCE = 'mf-promo';

const nameOf = (number: number) => `mf-more-${number}`;

/** A page of an additional remote that anybody may open. */
const pageOf = (number: number) => `/more-${number}/link-ended`;

/** Of the slots it fills, keeps only the one that is on no page of the catalog. */
function manifestOf(name: string, json: string): string {
  const manifest = parsedManifest(remoteManifestSchema, `${SOURCE}/remote.json`, json);
  const own = name.replace('mf-', '');
  return JSON.stringify({
    ...manifest,
    routes: manifest.routes.map((route) => ({
      ...route,
      path: route.path.replace(/^\/(?:vip\/)?/, `/${own}/`),
    })),
    fills: { 'member.services': manifest.fills['member.services'] },
    slots: {},
    offers: { [`${own}.aside`]: 1 },
  });
}

function copyOf(built: Artefact, number: number): Artefact {
  const name = nameOf(number);
  const copy = changedArtefact(built, String(number), (_file, bytes) => {
    const code = bytes.toString();
    return Buffer.from(code.replaceAll('mf_promo', name.replaceAll('-', '_')));
  });
  const manifest = copy.files.get('remote.json');
  if (manifest === undefined) throw new Error(`${SOURCE} has no manifest: run "npm run build".`);
  const bytes = Buffer.from(manifestOf(name, manifest.bytes.toString()));
  const files = [...copy.files].filter(([file]) => !file.startsWith('remote.json'));
  return { ...copy, name, files: new Map([...files, ['remote.json', { ...manifest, bytes }]]) };
}

/** A shop publishes the additional remotes when it starts. */
function writeMoreRemotes(dist: string, count: number) {
  cpSync(path.join(distDir, 'built'), path.join(dist, 'built'), { recursive: true });
  mkdirSync(path.join(dist, 'remotes'), { recursive: true });
  const built = artefactIn(path.join(distDir, 'built', SOURCE), SOURCE, '1.0.0');
  for (let number = 1; number <= count; number += 1) {
    const { name, version, files } = copyOf(built, number);
    const folder = path.join(dist, 'built', name);
    mkdirSync(folder);
    for (const [file, { bytes }] of files) writeFileSync(path.join(folder, file), bytes);
    const note = { version, base: `/remotes/${name}/${version}/` };
    writeFileSync(`${folder}.json`, JSON.stringify(note));
  }
}

const ROUNDS = wholeNumber('ROUNDS', 15);
const NOW = remoteNames().length;
const MORE = 50 - NOW;

/** Limits of the additional remotes' cost for home. */
const MOST = { bytes: 2048, ratio: 1.02 };

/** Opens an additional remote, since its cost would mean nothing if it did not work. */
async function openFurther(shop: string) {
  const driven = await launch();
  const page = await driven.newPage();
  await page.goto(shop + pageOf(MORE));
  await page.getByRole('main').getByRole('link').first().waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await driven.close();
  if (!loaded.some((url) => url.includes(`/remotes/mf-more-${MORE}/`)))
    throw new Error(`${pageOf(MORE)} did not load its remote`);
}

await buildForProduction();
const manyDist = temporaryFolder();
writeMoreRemotes(manyDist, MORE);
const few = await startShop(distDir);
const many = await startShop(manyDist);
const browser = await startBrowser();

async function measure() {
  await openFurther(many.url);
  return inTurns(ROUNDS, [few, many], ({ url }) => visitOnce(browser, url, HOME));
}
const [withFew = [], withMany = []] = await measure().finally(async () => {
  await browser.close();
  await few.stop();
  await many.stop();
  rmSync(manyDist, { recursive: true, force: true });
});

/** Medians of each, and of the pairs' differences and ratios. */
function row(key: keyof Costs) {
  const pairs = withFew.map((visit, at) => [visit[key], withMany[at]?.[key] ?? 0] as const);
  return {
    [`${NOW} remotes`]: Math.round(median(pairs.map(([one]) => one))),
    '50 remotes': Math.round(median(pairs.map(([, other]) => other))),
    more: Math.round(median(pairs.map(([one, other]) => other - one))),
    ratio: Number(median(pairs.map(([one, other]) => other / one)).toFixed(3)),
  };
}
const bytes = { document: row('documentBytes'), 'all but pictures': row('bytes') };
const times = {
  'FCP, ms': row('fcp'),
  'interactive, ms': row('interactive'),
  'LCP, ms': row('lcp'),
};
console.log(
  `\nhome until it is interactive, ${ROUNDS} interleaved pairs of cold visits; ${PHONE}, delay 0`,
);
console.table({ ...bytes, ...times });
const isOver =
  Object.values(bytes).some(({ more }) => more > MOST.bytes) ||
  Object.values(times).some(({ ratio }) => ratio > MOST.ratio);
if (isOver) console.error(`over the bound of ${MOST.bytes} bytes or ${MOST.ratio}×`);
process.exitCode = isOver ? 1 : 0;
