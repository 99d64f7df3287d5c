import { setTimeout as pause } from 'node:timers/promises';
import { hasFlag } from '../../support/settings.ts';
import { buildForProduction } from '../../support/start-shop.ts';
import { quantile } from '../../support/statistics.ts';
import { conclude, tryCells } from '../support/cells.ts';
import { cellProof } from './cell.ts';
import { HOSTILE_FAULTS } from './hostile-faults.ts';
import { NODE_FAULTS, WHOLE } from './node-faults.ts';
import { startShopWithVersions } from './shop-with-versions.ts';

const EVERY_MS = 20;

const isShort = hasFlag('--short');

await buildForProduction();
const shop = await startShopWithVersions();
const { remotes, url } = shop;
const apiFailures: string[] = [];

/** Requests a product; returns the milliseconds until all of it has arrived. */
async function ask(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/product/P0101`).catch((error: unknown) => error);
  if (answer instanceof Response && answer.ok) await answer.text();
  else apiFailures.push(`the API: ${answer}`);
  return performance.now() - began;
}

/** Runs `work` while the API is called; the durations of calls in milliseconds are added to `times`. */
async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await pause(EVERY_MS)) times.push(await ask());
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await asking;
  }
}

async function prove() {
  const proof = await cellProof(shop);
  const before: number[] = [];
  for (const remote of isShort ? remotes.slice(0, 1) : remotes)
    await timed(before, () => proof.run(remote, WHOLE));
  const meanwhile: number[] = [];
  const cells = remotes.flatMap((remote) =>
    [...NODE_FAULTS, ...HOSTILE_FAULTS]
      .filter((fault) => !isShort || proof.isInShort(remote, fault))
      .map((fault) => {
        const run = () => timed(meanwhile, () => proof.run(remote, fault));
        return { row: remote, fault: fault.name, run };
      }),
  );
  const tried = await tryCells(cells);
  const ms = (from: readonly number[], q: number) => Math.round(quantile(from, q) * 10) / 10;
  console.log(
    `a product of the API, ms, median and 95 %: ${ms(before, 0.5)} and ${ms(before, 0.95)} while whole versions are deployed, ${ms(meanwhile, 0.5)} and ${ms(meanwhile, 0.95)} while faulty ones are (${before.length} and ${meanwhile.length} calls)`,
  );
  return tried;
}

const { count, failures } = await prove().finally(shop.stop);
conclude(count, [...apiFailures, ...failures]);
