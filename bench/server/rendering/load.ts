import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { runConcurrently } from '../../support/concurrency.ts';

export interface PageAnswer {
  ms: number;
  /** Not decompressed: the load runs on the server's cores, while a visitor's phone decompresses on its own. */
  compressed: Buffer;
}

const agent = new Agent({ keepAlive: true });

const answerTo = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });

/** Requests a page as a new visitor; measures the time from `since` until all of its HTML has arrived. */
export async function askPage(
  url: string,
  path: string,
  since = performance.now(),
): Promise<PageAnswer> {
  const answer = await answerTo(encodeURI(url + path));
  const compressed = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return { ms: performance.now() - since, compressed };
}

export const isRendered = ({ compressed }: PageAnswer) =>
  brotliDecompressSync(compressed).includes('id="pinpu-rendered"');

/** The paths of all products, from the shop's sitemap. */
export async function productPaths(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap-products-1.xml`)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    decodeURI(new URL(loc).pathname),
  );
  if (paths.length === 0) throw new Error('the shop has no products');
  return paths;
}

/**
 * Calls `ask` at a fixed rate per second, whether earlier calls were answered or not. Each gets the time at which it
 * was due, so that calls which this process sends late count as slow.
 */
export async function atRate<T>(
  perSecond: number,
  seconds: number,
  ask: (number: number, due: number) => Promise<T>,
): Promise<T[]> {
  const began = performance.now();
  const answers: Promise<T>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = began + (number * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const answer = ask(number, due);
    // A failure is reported when all calls are awaited.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers);
}

/** The number of calls answered per second while `callers` call without a pause. */
export async function throughput(
  callers: number,
  seconds: number,
  ask: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  await runConcurrently(callers, async () => {
    while (performance.now() < end) {
      await ask();
      answered += 1;
    }
  });
  return (answered * 1000) / (performance.now() - began);
}
