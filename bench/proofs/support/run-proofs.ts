import { type Cluster, startCluster } from '../../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../../tooling/postgres/find.ts';
import { hasFlag, onlyWords } from '../../support/settings.ts';
import { closeSharedDeployments } from './postgres-deployment.ts';
import { type Counts, type Extent, extentOf, NotPossible, type Proof } from './proof.ts';

export interface Outcome {
  name: string;
  counts: Counts;
  seconds: number;
  /** 'holds', 'BROKEN', or why it could not be tested here. */
  result: string;
}

async function outcomeOf(
  { name, run, onPostgres }: Proof,
  extent: Extent,
  cluster: Cluster | null,
): Promise<Outcome> {
  const began = performance.now();
  const outcome = (result: string, counts: Counts = {}): Outcome => {
    return { name, counts, seconds: Math.round((performance.now() - began) / 1000), result };
  };
  if (onPostgres && cluster === null) return outcome('no PostgreSQL');
  try {
    const counts = await run(extent, cluster as Cluster);
    console.log(`holds: ${name} (${countsText(counts)})`);
    return outcome('holds', counts);
  } catch (error) {
    if (error instanceof NotPossible) {
      console.log(`not tried: ${name}: ${error.message}`);
      return outcome(error.message);
    }
    console.error(`BROKEN: ${name}:`, error);
    await closeSharedDeployments();
    return outcome('BROKEN');
  }
}

export const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

/**
 * Runs the proofs named by ONLY, or all, one after another on one temporary PostgreSQL; `--short` for `npm test`. Sets
 * the exit code; in the long form, a proof that could not be tested is a failure.
 */
export async function runProofs(proofs: readonly Proof[]): Promise<Outcome[]> {
  const short = hasFlag('--short');
  const only = onlyWords();
  const extent = extentOf(process.env, short, () => Date.now() % 1_000_000);
  const chosen = proofs.filter(
    ({ name, inShort = true }) =>
      (inShort || !short || only.length > 0) &&
      (only.length === 0 || only.some((part) => name.includes(part))),
  );
  const bin = findPostgres();
  if (!bin) console.log('No PostgreSQL was found: the proofs that need it are skipped.');
  console.log(`SEED=${extent.seed} repeats the same random choices.`);
  const cluster = bin ? await startCluster(bin) : null;
  const outcomes: Outcome[] = [];
  try {
    for (const proof of chosen) outcomes.push(await outcomeOf(proof, extent, cluster));
  } finally {
    await closeSharedDeployments();
    await cluster?.stop();
  }
  const isRight = ({ result }: Outcome) => result === 'holds' || (short && result !== 'BROKEN');
  process.exitCode = outcomes.length > 0 && outcomes.every(isRight) ? 0 : 1;
  return outcomes;
}
