import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BRIEF, QUICKLY } from '../../server/src/testing/shop-process.ts';
import { root } from '../../tooling/build/workspaces.ts';
import { shop } from './shop.ts';
import { OOLONG } from './shopping.ts';

const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  BRIEF,
  QUICKLY,
];

/**
 * Raises the stock of the product that most journeys buy, since the demo's would be sold out before the last one.
 * @throws Error with the output of the command
 */
export function restock(dataDir: string) {
  const file = path.join(dataDir, 'restock.csv');
  writeFileSync(file, `商品編號,庫存\n${OOLONG},1000\n`);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(shop.port),
    PUBLIC_URL: shop.url,
  };
  const args = [...FLAGS, 'server/src/app/commands/catalog.ts', 'import', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The shop under test was not restocked:\n${stdout}${stderr}`);
}
