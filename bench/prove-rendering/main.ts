import { build } from '../../tooling/build/build.ts';
import { quantile } from '../support/quantile.ts';
import { startAsking } from './api-load.ts';
import { cellProof } from './cell.ts';
import { NODE_FAULTS, WHOLE } from './node-faults.ts';
import { startShopWithVersions } from './shop-with-versions.ts';

/** `ONLY=mf-cart,loops` runs the cells whose remote and fault contain these words. */
const [remoteWord = '', faultWord = ''] = (process.env.ONLY ?? '').split(',');
const isShort = process.argv.includes('--short');

process.env.NODE_ENV = 'production';
await build();
const shop = await startShopWithVersions();
const { remotes, url } = shop;
const table: Record<string, Record<string, string>> = {};
const failures: string[] = [];
let cells = 0;

/** Runs `work` while the API is called; the durations of calls in milliseconds are added to `times`. */
async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const api = startAsking(url);
  try {
    return await work();
  } finally {
    const answers = await api.stop();
    times.push(...answers.times);
    failures.push(...answers.faults.map((fault) => `the API: ${fault}`));
  }
}

try {
  const proof = await cellProof(shop);
  const before: number[] = [];
  for (const remote of isShort ? remotes.slice(0, 1) : remotes)
    await timed(before, () => proof.run(remote, WHOLE));
  const meanwhile: number[] = [];
  for (const remote of remotes)
    for (const fault of NODE_FAULTS) {
      if (!remote.includes(remoteWord) || !fault.name.includes(faultWord)) continue;
      if (isShort && !proof.isInShort(remote, fault)) continue;
      cells += 1;
      const outcome = await timed(meanwhile, () => proof.run(remote, fault)).catch(
        (error: unknown) => {
          failures.push(`${remote}, ${fault.name}: ${error}`);
          return 'FAILED';
        },
      );
      table[remote] = { ...table[remote], [fault.name]: outcome };
      process.stdout.write(outcome === 'FAILED' ? 'x' : '.');
    }
  const ms = (from: readonly number[], q: number) => Math.round(quantile(from, q) * 10) / 10;
  console.log();
  console.table(table);
  console.log(
    `a product of the API, ms, median and 95 %: ${ms(before, 0.5)} and ${ms(before, 0.95)} while whole versions are deployed, ${ms(meanwhile, 0.5)} and ${ms(meanwhile, 0.95)} while faulty ones are (${before.length} and ${meanwhile.length} calls)`,
  );
} finally {
  await shop.stop();
}
for (const failure of failures) console.error(failure);
console.log(`${cells - failures.length} of ${cells} as expected`);
process.exitCode = failures.length === 0 && cells > 0 ? 0 : 1;
