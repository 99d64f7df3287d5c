import { expect, type Page } from '@playwright/test';
import type { RemoteFault } from './remote-faults.ts';
import type { RemoteScreen } from './remote-screens.ts';
import { interactive } from './rendered-page.ts';

const MESSAGE = /暫時無法顯示/;

/** Longer in milliseconds than all time limits of the shell together. */
const PATIENCE_MS = 20_000;

/** If nothing is answered, the message appears only when the time limit is over, whenever the part was requested. */
async function waitOut(page: Page, { place }: RemoteScreen) {
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS);
    await expect(place(page).getByText(MESSAGE)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openBroken(page: Page, screen: RemoteScreen, fault: RemoteFault) {
  const { address, open, rest } = screen;
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await open?.(page);
  if (fault.isSilent) {
    await expect(rest(page)).toBeVisible();
    await interactive(page);
    await waitOut(page, screen);
  }
}

/** The effect of a fault on a screen. */
type Outcome = 'message and retry' | 'unaffected';

/** Faults of slots leave pages unaffected. A fault of a whole remote also breaks the page that its own slot is on. */
export function expectedOutcome(
  { kind, isAmongOwn }: RemoteScreen,
  { name }: RemoteFault,
): Outcome | undefined {
  if (isAmongOwn && name === 'incompatible range') return undefined;
  return kind === 'pages' && name === 'wrong slot contract' ? 'unaffected' : 'message and retry';
}

/**
 * Breaks the remote and opens the screen. Expects that the rest of the screen works, that the part is replaced by a
 * message with a retry, and that the part itself appears when the retry is pressed after the fault is over. The page's
 * clock must be installed.
 */
export async function expectLocalFailure(page: Page, screen: RemoteScreen, fault: RemoteFault) {
  const { whole, rest, place, isWork } = screen;
  const recover = await fault.begin(page, screen);
  await openBroken(page, screen, fault);
  if (expectedOutcome(screen, fault) === 'unaffected')
    return await expect(whole(page)).toBeVisible();
  await expect(place(page).getByText(MESSAGE)).toBeVisible();
  await expect(whole(page)).toHaveCount(0);
  await expect(rest(page)).toBeVisible();
  if (!isWork) await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await recover();
  await place(page).getByRole('button', { name: '再試一次' }).click();
  if (screen.open && !(await place(page).isVisible())) await screen.open(page);
  await expect(whole(page)).toBeVisible();
  await expect(place(page).getByText(MESSAGE)).toHaveCount(0);
}
