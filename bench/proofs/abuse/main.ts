import { startPostgres } from '../../support/postgres.ts';
import { onlyWords } from '../../support/settings.ts';
import { type Row, runAttack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { demoTemplate } from './shop.ts';

const only = onlyWords();
const chosen = ATTACKS.filter(({ finding }) => only.length === 0 || only.includes(finding));
const cluster = await startPostgres();
const rows: Row[] = [];
try {
  const template = await demoTemplate(cluster.url);
  for (const attack of chosen) rows.push(await runAttack(attack, template));
} finally {
  await cluster.stop();
}
console.table(rows);
process.exitCode = rows.length > 0 && rows.every(({ result }) => result === 'failed') ? 0 : 1;
