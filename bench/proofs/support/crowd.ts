import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';
import { BRITTLE } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { until } from '../../support/until.ts';
import type { Deployment } from './deployment.ts';
import { CutOff, isServed, newShopper, resume, type Shopper } from './shopper.ts';
import { NoAnswer, type Watch } from './watch.ts';

/** The number of concurrent shoppers, unless a proof sets another. */
const SHOPPERS = 8;

/** Milliseconds that a shopper waits after a broken connection before trying the next instance. */
const RETRY_MS = 250;

/** Shoppers who keep buying on all instances. */
export interface Crowd {
  /** All shoppers so far, served or not. */
  shoppers: readonly Shopper[];
  /** Waits until each of these instances (all by default) has served `count` more. */
  untilServed(count: number, urls?: readonly string[]): Promise<void>;
  /** Lets no new shoppers in, and waits until all are served. */
  finish(): Promise<readonly Shopper[]>;
  /** Stops all shoppers, served or not, after a proof has failed. */
  abandon(): void;
}

const SERVED_WITHIN_MS = 60_000;

/**
 * The first requests of a new visitor's browser: page, configuration, a product. @throws Error if the connection breaks
 */
export async function visit(url: string, watch: Watch): Promise<void> {
  const page = await watch.get(`${url}/product/${BRITTLE.prd_id}`);
  if (!page.text.includes('<html')) watch.blame('the response is no page');
  const config = await watch.get(`${url}/api/config/public`);
  if (!JSON.parse(config.text).body?.s) watch.blame('the configuration has no session');
  const product = await watch.get(`${url}/api/product/${BRITTLE.prd_id}`);
  if (!product.text.includes(BRITTLE.prd_name)) watch.blame('the product is another');
}

/** One order after the other with a pause of `pauseMs`; each retries until it is served. */
export function startCrowd(
  { shops, peer, url: urlOf }: Deployment,
  draw: Draw,
  watch: Watch,
  size = SHOPPERS,
  pauseMs = 0,
): Crowd {
  const shoppers: Shopper[] = [];
  const served = new Map<string, number>();
  let [isOver, isAbandoned] = [false, false];

  async function serve(shopper: Shopper, first: number): Promise<void> {
    for (let n = first; !isServed(shopper) && !isAbandoned; n += 1) {
      const url = urlOf(n);
      try {
        await visit(url, watch);
        // Webhooks go to any instance, not only to the one that accepted the order.
        const webhooksTo = urlOf(draw(shops.length));
        await resume(shopper, url, peer, { send: watch.post, webhooksTo });
        served.set(url, (served.get(url) ?? 0) + 1);
      } catch (error) {
        const isRecorded = error instanceof NoAnswer || error instanceof CutOff;
        if (!isRecorded) watch.blame(String(error));
        await pause(RETRY_MS);
      }
    }
  }
  const work = runConcurrently(size, async (i) => {
    for (let n = i; !isOver; n += 1) {
      const shopper = newShopper(draw);
      shoppers.push(shopper);
      await serve(shopper, n);
      await pause(pauseMs);
    }
  });

  return {
    shoppers,
    untilServed: async (count, urls = shops.map(({ url }) => url)) => {
      const before = new Map(served);
      const isDone = (url: string) => (served.get(url) ?? 0) - (before.get(url) ?? 0) >= count;
      await until(`${count} shoppers are served`, SERVED_WITHIN_MS, () => urls.every(isDone));
    },
    finish: async () => {
      isOver = true;
      let isFinished = false;
      const finished = work.finally(() => {
        isFinished = true;
      });
      await until('everybody is served', SERVED_WITHIN_MS, () => isFinished);
      await finished;
      return shoppers;
    },
    abandon: () => {
      isOver = true;
      isAbandoned = true;
    },
  };
}
