import { setTimeout as pause } from 'node:timers/promises';
import { LIST, open } from '../composition/visit.ts';
import type { BareBrowser, BarePage } from '../support/devtools/browser.ts';
import { evaluate, onNewDocument } from '../support/devtools/evaluate.ts';
import { onNewPhone, slowDown } from '../support/devtools/phone.ts';
import { installStopwatch, readStopwatch } from './stopwatch.ts';

const TOUCH_MS = 300;

interface Place {
  x: number;
  y: number;
}

/** A browser with Save-Data gets no prefetches. */
const saveData = (page: BarePage) =>
  onNewDocument(page, () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** The middle of the second product's tile. */
function tileOf(): Place | null {
  const tile = document.querySelectorAll('main a[href^="/product/"]')[1];
  if (tile === undefined) return null;
  const { x, y, width, height } = tile.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger touches the link for 300 ms; the click follows when it is lifted. */
async function tap({ Input }: BarePage, at: Place) {
  await Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [at] });
  await pause(TOUCH_MS);
  await Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
}

/** Presses a product that was not seen before, on the idle list; returns the duration. */
export const pressProduct = (browser: BareBrowser, url: string, prefetched: boolean) =>
  onNewPhone(browser, async (page) => {
    await installStopwatch(page);
    if (!prefetched) await saveData(page);
    await open(page, url, LIST);
    await slowDown(page);
    const tile = await evaluate(page, tileOf);
    if (tile === null) throw new Error('the list has no second product');
    await tap(page, tile);
    return readStopwatch(page);
  });
