import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tooling/build/workspaces.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { ELSEWHERE } from './attacks/elsewhere.ts';
import { ATTACKS } from './attacks/index.ts';
import { type Row, runAttack } from './run-attack.ts';
import { demoTemplate } from './shop/template.ts';

const { values } = parseArgs({
  options: {
    /** A checkout with its node_modules; its server is attacked. */
    root: { type: 'string', default: root },
    /** The outcome that every attack must have. */
    expect: { type: 'string', default: 'fail' },
  },
});
const EXPECTED: Record<string, Row['result']> = { fail: 'failed', success: 'succeeded' };
const expected = EXPECTED[values.expect];
const bin = findPostgres();
if (!expected || !bin) {
  console.error(expected ? 'This needs a PostgreSQL.' : '--expect is fail or success.');
  process.exit(1);
}

const only = (process.env.ONLY ?? '').split(',').filter(Boolean);
const chosen = ATTACKS.filter(({ finding }) => only.length === 0 || only.includes(finding));
const cluster = await startCluster(bin);
const rows: Row[] = [];
try {
  const checkout = path.resolve(values.root);
  const template = await demoTemplate(checkout, cluster.url);
  for (const attack of chosen) rows.push(await runAttack(attack, checkout, template));
} finally {
  await cluster.stop();
}
console.table(rows);
console.log('Shown elsewhere:');
console.table(ELSEWHERE);
process.exitCode = rows.length > 0 && rows.every(({ result }) => result === expected) ? 0 : 1;
