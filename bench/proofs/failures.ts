import type { BrowserContext } from '@playwright/test';
import { phone } from '../../e2e/support/phone.ts';
import { expectedOutcome, expectLocalFailure } from '../../e2e/support/remote-failure.ts';
import { REMOTE_FAULTS } from '../../e2e/support/remote-faults.ts';
import { REMOTE_SCREENS, type RemoteScreen } from '../../e2e/support/remote-screens.ts';
import { openSignedIn, signInFor } from '../../e2e/support/signed-in.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/browser.ts';
import { temporaryFolder } from '../support/shop-process.ts';
import { buildForProduction, startShop } from '../support/start-shop.ts';
import { conclude, tryCells } from './support/cells.ts';

await buildForProduction();
const dataDir = temporaryFolder();
process.env.E2E_DATA_DIR = dataDir;
const shop = await startShop(distDir, { dataDir });
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

const cells = REMOTE_SCREENS.flatMap((screen) =>
  REMOTE_FAULTS.flatMap((fault) => {
    const outcome = expectedOutcome(screen, fault);
    if (!outcome) return [];
    const run = async () => {
      const page = await openSignedIn(await contextFor(screen));
      await expectLocalFailure(page, screen, fault).finally(() => page.close());
      return outcome;
    };
    return [{ row: `${screen.remote}/${screen.name}`, fault: fault.name, run }];
  }),
);
const { count, failures } = await tryCells(cells).finally(async () => {
  await browser.close();
  await shop.stop();
});
conclude(count, failures);
