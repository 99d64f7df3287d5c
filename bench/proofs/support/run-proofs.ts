import { type Cluster, startCluster } from '../../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../../tooling/postgres/find.ts';
import { hasFlag, onlyWords } from '../../support/settings.ts';
import { closeSharedDeployments } from './deployment.ts';
import { type Counts, type Extent, extentOf, NotPossible, type Proof } from './proof.ts';

interface Outcome {
  proof: string;
  /** 'holds', 'BROKEN', or why it could not be tested here. */
  result: string;
  seconds: number;
  counted: string;
}

const textOf = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

async function resultOf(
  { name, run, isEmbedded }: Proof,
  extent: Extent,
  cluster: Cluster | null,
): Promise<Pick<Outcome, 'result' | 'counted'>> {
  if (!isEmbedded && cluster === null) return { result: 'no PostgreSQL', counted: '' };
  try {
    const counted = textOf(await run(extent, cluster as Cluster));
    console.log(`holds: ${name} (${counted})`);
    return { result: 'holds', counted };
  } catch (error) {
    if (error instanceof NotPossible) {
      console.log(`not tried: ${name}: ${error.message}`);
      return { result: error.message, counted: '' };
    }
    console.error(`BROKEN: ${name}:`, error);
    await closeSharedDeployments();
    return { result: 'BROKEN', counted: '' };
  }
}

/**
 * Runs the proofs named by ONLY, or all, one after another on one temporary PostgreSQL; `--short` for `npm test`.
 * Prints a table, and sets the exit code; in the long form, a proof that could not be tested is a failure.
 */
export async function runProofs(proofs: readonly Proof[]): Promise<void> {
  const short = hasFlag('--short');
  const only = onlyWords();
  const extent = extentOf(process.env, short, () => Date.now() % 1_000_000);
  const chosen = proofs.filter(({ name, isLong = false }) =>
    only.length === 0 ? !(short && isLong) : only.some((part) => name.includes(part)),
  );
  const bin = findPostgres();
  if (!bin) console.log('No PostgreSQL was found: the proofs that need it are skipped.');
  console.log(`SEED=${extent.seed} repeats the same random choices.`);
  const cluster = bin ? await startCluster(bin) : null;
  const outcomes: Outcome[] = [];
  try {
    for (const proof of chosen) {
      const began = performance.now();
      const { result, counted } = await resultOf(proof, extent, cluster);
      const seconds = Math.round((performance.now() - began) / 1000);
      outcomes.push({ proof: proof.name, result, seconds, counted });
    }
  } finally {
    await closeSharedDeployments();
    await cluster?.stop();
  }
  console.table(outcomes);
  const isRight = ({ result }: Outcome) => result === 'holds' || (short && result !== 'BROKEN');
  process.exitCode = outcomes.length > 0 && outcomes.every(isRight) ? 0 : 1;
}
