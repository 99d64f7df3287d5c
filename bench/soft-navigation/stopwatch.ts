import type { BarePage } from '../support/devtools/browser.ts';
import { evaluate, onNewDocument, untilTrue } from '../support/devtools/evaluate.ts';

/** The page's measurements, in milliseconds after the click; 0 for what has not happened yet. */
export interface Seen {
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

export const installStopwatch = (page: BarePage) => onNewDocument(page, install);

/** Returns the measurements once the product and its picture are shown. */
export async function readStopwatch(page: BarePage): Promise<Seen> {
  const isSeen = () => window.seen.shown > 0 && window.seen.picture > 0;
  await untilTrue(page, 'the product and its picture are shown', isSeen);
  return evaluate(page, () => window.seen);
}
