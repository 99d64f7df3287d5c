import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { type EmbedVisit, visitHost } from './visit.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);

/** What the cart may cost a page of somebody else's. */
const MOST: Partial<EmbedVisit> = {
  placeholder: 650,
  cart: 2000,
  scriptBytes: 80_000,
  blocked: 100,
  shifted: 0,
};

process.env.NODE_ENV = 'production';
await build();
const dataDir = temporaryData();
const shop = await startShop(distDir, 8197, { dataDir });
let html = '';
const host = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
const token = readFileSync(path.join(dataDir, 'operator.token'), 'utf8').trim();
const answer = await fetch(`${shop.url}/operator/sites/add`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'bench', origins: [origin] }),
});
const { key } = (await answer.json()) as { key: string };
// The page reserves the cart's place, as the guide advises.
html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>pinpu-cart{display:block;min-height:240px}</style><script type="module" src="${shop.url}/embed/cart.js?site=${key}"></script><h1>Tea</h1><pinpu-cart></pinpu-cart><p>Below.</p>`;

const browser = await launch();
const visits: EmbedVisit[] = [];
try {
  await visitHost(browser, origin);
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push(await visitHost(browser, origin));
    process.stdout.write('.');
  }
} finally {
  await browser.close();
  host.close();
  await shop.stop();
}

const keys = ['placeholder', 'cart', 'scriptBytes', 'scripts', 'blocked', 'shifted'] as const;
const rows = keys.map((one) => ({
  measure: one,
  median: Number(median(visits.map((visit) => visit[one])).toFixed(3)),
  most: MOST[one],
}));
console.log(
  `\na page with one cart, medians of ${ROUNDS} cold visits; 390×844, CPU 4×, 150 ms, 1.6 Mbit/s`,
);
console.table(rows);
process.exitCode = rows.some(({ median: value, most }) => most !== undefined && value > most)
  ? 1
  : 0;
