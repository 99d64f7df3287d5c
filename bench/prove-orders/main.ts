import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { extentOf } from './extent.ts';
import type { Counts, Extent, Proof } from './proof.ts';
import { alteredAmounts } from './proofs/altered-amounts.ts';
import { alteredNotices } from './proofs/altered-notices.ts';
import { couponUses } from './proofs/coupon-uses.ts';
import { killedEmbedded, killedOnPostgres } from './proofs/killed.ts';
import { lastUnits } from './proofs/last-units.ts';
import { noticesInAnyOrder } from './proofs/notices-in-any-order.ts';
import { sameCheckout } from './proofs/same-checkout.ts';
import { severalLines } from './proofs/several-lines.ts';

const proofs: readonly Proof[] = [
  lastUnits,
  severalLines,
  sameCheckout,
  couponUses,
  noticesInAnyOrder,
  alteredNotices,
  alteredAmounts,
  killedOnPostgres,
  killedEmbedded,
];

const short = process.argv.includes('--short');
const only = (process.env.ONLY ?? '').split(',').filter(Boolean);

function extentOrExit(): Extent {
  try {
    return extentOf(process.env, short, () => Date.now() % 1_000_000);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
const extent = extentOrExit();

interface Result {
  proof: string;
  counted: string;
  seconds: string;
  result: string;
}

const textOf = (counts: Counts) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

async function resultOf({ name, run }: Proof, cluster: string): Promise<Result> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  try {
    const counted = textOf(await run(extent, cluster));
    console.log(`holds: ${name} (${counted})`);
    return { proof: name, counted, seconds: seconds(), result: 'holds' };
  } catch (error) {
    console.error(`BROKEN: ${name}:`, error);
    return { proof: name, counted: '', seconds: seconds(), result: 'BROKEN' };
  }
}

async function prove(cluster: string | null): Promise<Result[]> {
  const results: Result[] = [];
  for (const proof of proofs) {
    if (only.length > 0 && !only.some((part) => proof.name.includes(part))) continue;
    if (proof.onPostgres && cluster === null)
      results.push({ proof: proof.name, counted: '', seconds: '0', result: 'no PostgreSQL' });
    else results.push(await resultOf(proof, cluster ?? ''));
  }
  return results;
}

const bin = findPostgres();
if (!bin) console.log('No PostgreSQL was found: the proofs that need it are skipped.');
console.log(`SEED=${extent.seed} repeats the same random choices.`);
const cluster = bin ? await startCluster(bin) : null;
const results = await prove(cluster?.url ?? null).finally(() => cluster?.stop());
console.table(results);
const isWhole = (({ result }) => result === 'holds' || (short && result === 'no PostgreSQL')) as (
  one: Result,
) => boolean;
process.exitCode = results.length > 0 && results.every(isWhole) ? 0 : 1;
