import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { startShop } from '../support/start-shop.ts';
import { type Audited, audit } from './audit.ts';
import { summary } from './summary.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const PATHS = (process.env.PATHS ?? '/,/products,/product/P0101').split(',');
const DEBUGGING_PORT = 8194;

process.env.NODE_ENV = 'production';
await build();
const shop = await startShop(distDir, 8193);
const browser = await launch(`--remote-debugging-port=${DEBUGGING_PORT}`);

const runs = new Map<string, Audited[]>(PATHS.map((path) => [path, []]));
// Pictures are encoded on their first request: one uncounted run each.
for (const path of PATHS) await audit(shop.url + path, DEBUGGING_PORT);
for (let run = 0; run < RUNS; run += 1)
  for (const [path, results] of runs) {
    results.push(await audit(shop.url + path, DEBUGGING_PORT));
    process.stdout.write('.');
  }
await browser.close();
await shop.stop();

console.log(`\nLighthouse, mobile, simulated throttling, medians of ${RUNS}, delay 0`);
console.table([...runs].map(([path, results]) => ({ path, ...summary(results) })));
for (const [path, results] of runs)
  for (const failing of new Set(results.flatMap((result) => result.failing)))
    console.log(`${path}  ${failing}`);
