import type { BrowserContext } from '@playwright/test';
import { phone } from '../../e2e/support/phone.ts';
import { expectedOutcome, expectLocalFailure } from '../../e2e/support/remote-failure.ts';
import { REMOTE_FAULTS } from '../../e2e/support/remote-faults.ts';
import { REMOTE_SCREENS, type RemoteScreen } from '../../e2e/support/remote-screens.ts';
import { openSignedIn, signInFor } from '../../e2e/support/signed-in.ts';
import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';

/** `ONLY=earnings,no answer` runs the cells whose screen and fault contain these words. */
const [screenWord = '', faultWord = ''] = (process.env.ONLY ?? '').split(',');

process.env.NODE_ENV = 'production';
await build();
const dataDir = temporaryData();
process.env.E2E_DATA_DIR = dataDir;
const shop = await startShop(distDir, 8198, { dataDir });
const browser = await launch();
/** Browser contexts by the person who sees a screen; each signs in once. */
const contexts = new Map<RemoteScreen['person'], BrowserContext>();
async function contextFor(screen: RemoteScreen): Promise<BrowserContext> {
  const known = contexts.get(screen.person);
  if (known) return known;
  const context = await browser.newContext({ ...phone, baseURL: shop.url });
  await signInFor(screen, context);
  contexts.set(screen.person, context);
  return context;
}

const table: Record<string, Record<string, string>> = {};
const failures: string[] = [];
for (const screen of REMOTE_SCREENS)
  for (const fault of REMOTE_FAULTS) {
    const name = `${screen.remote}/${screen.name}`;
    const outcome = expectedOutcome(screen, fault);
    if (!name.includes(screenWord) || !fault.name.includes(faultWord) || !outcome) continue;
    const page = await openSignedIn(await contextFor(screen));
    const failure = await expectLocalFailure(page, screen, fault).then(
      () => undefined,
      (error: unknown) => error,
    );
    await page.close();
    if (failure !== undefined) failures.push(`${name}, ${fault.name}: ${failure}`);
    table[name] = { ...table[name], [fault.name]: failure === undefined ? outcome : 'FAILED' };
    process.stdout.write(failure === undefined ? '.' : 'x');
  }
await browser.close();
await shop.stop();

console.log();
console.table(table);
for (const failure of failures) console.error(failure);
const cells = Object.values(table).reduce((sum, row) => sum + Object.keys(row).length, 0);
console.log(`${cells - failures.length} of ${cells} as expected`);
process.exitCode = failures.length === 0 && cells > 0 ? 0 : 1;
