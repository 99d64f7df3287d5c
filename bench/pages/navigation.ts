import { setTimeout as pause } from 'node:timers/promises';
import { distDir } from '../../tooling/build/workspaces.ts';
import { wholeNumber } from '../support/settings.ts';
import { buildForProduction, startShop } from '../support/start-shop.ts';
import { median } from '../support/statistics.ts';
import { inTurns } from '../support/turns.ts';
import { type BareBrowser, type BarePage, startBrowser } from './devtools/browser.ts';
import { evaluate, onNewDocument, untilTrue } from './devtools/evaluate.ts';
import { onNewPhone, PHONE, slowDown } from './devtools/phone.ts';
import { LIST, open } from './visit.ts';

/** The page's measurements, in milliseconds after the click; 0 for what has not happened yet. */
interface Seen {
  /** The frame after the one that painted the product's heading and the box of its main picture. */
  shown: number;
  /** The main picture is loaded and decoded. */
  picture: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before anything else: measures from the click on, once per frame. */
function install() {
  window.seen = { shown: 0, picture: 0 };
  let pressed = 0;
  const look = () => {
    const product = document.querySelector('main.view-product');
    const heading = product?.querySelector('h1')?.getBoundingClientRect();
    const picture = product?.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!heading?.height || !picture?.getBoundingClientRect().height) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => {
      window.seen.shown = performance.now() - pressed;
    });
    picture.decode().then(() => {
      window.seen.picture = performance.now() - pressed;
    });
  };
  const press = (event: Event) => {
    if (!(event.target as Element).closest('main a[href^="/product/"]')) return;
    pressed = event.timeStamp;
    requestAnimationFrame(look);
  };
  document.addEventListener('click', press, { capture: true });
}

async function readStopwatch(page: BarePage): Promise<Seen> {
  const isSeen = () => window.seen.shown > 0 && window.seen.picture > 0;
  await untilTrue(page, 'the product and its picture are shown', isSeen);
  return evaluate(page, () => window.seen);
}

const TOUCH_MS = 300;

/** A browser with Save-Data gets no prefetches. */
const saveData = (page: BarePage) =>
  onNewDocument(page, () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** The middle of the second product's tile. */
function tileOf() {
  const tile = document.querySelectorAll('main a[href^="/product/"]')[1];
  if (tile === undefined) return null;
  const { x, y, width, height } = tile.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger touches the link for 300 ms; the click follows when it is lifted. */
async function tap({ Input }: BarePage, at: { x: number; y: number }) {
  await Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [at] });
  await pause(TOUCH_MS);
  await Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
}

/** Presses a product that was not seen before, on the idle list; returns the duration. */
const pressProduct = (browser: BareBrowser, url: string, prefetched: boolean) =>
  onNewPhone(browser, async (page) => {
    await onNewDocument(page, install);
    if (!prefetched) await saveData(page);
    await open(page, url, LIST);
    await slowDown(page);
    const tile = await evaluate(page, tileOf);
    if (tile === null) throw new Error('the list has no second product');
    await tap(page, tile);
    return readStopwatch(page);
  });

const ROUNDS = wholeNumber('ROUNDS', 15);

await buildForProduction();
const on = await startShop(distDir, { rendering: 'on' });
const off = await startShop(distDir, { rendering: 'off' });
const browser = await startBrowser();

const cases = Object.entries({ on, off }).flatMap(([rendering, { url }]) => [
  { name: `rendering ${rendering}, prefetched by a touch of 300 ms`, url, prefetched: true },
  { name: `rendering ${rendering}, cold`, url, prefetched: false },
]);
const results = await inTurns(ROUNDS, cases, ({ url, prefetched }) =>
  pressProduct(browser, url, prefetched),
).finally(async () => {
  await browser.close();
  await on.stop();
  await off.stop();
});

const row = (seen: readonly Seen[], key: keyof Seen) => {
  const values = seen.map((one) => one[key]);
  return {
    median: Math.round(median(values)),
    least: Math.round(Math.min(...values)),
    most: Math.round(Math.max(...values)),
  };
};
console.log(`\nlist → product, ms from the click, ${ROUNDS} interleaved; ${PHONE}`);
console.table(
  Object.fromEntries(
    cases.flatMap(({ name }, at) => [
      [`${name}: page is shown`, row(results[at] ?? [], 'shown')],
      [`${name}: main picture is loaded`, row(results[at] ?? [], 'picture')],
    ]),
  ),
);
