import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

/** One answer to a visitor's request for a page. */
export interface PageAnswer {
  ms: number;
  /** As it came: the load runs on the server's cores, and a visitor's phone decompresses it on its own. */
  compressed: Buffer;
}

const agent = new Agent({ keepAlive: true });

const answerTo = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });

/** Requests a page as a new visitor; the time until all of its HTML is here, counted from `since`. */
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

/** The paths of all products, as the shop tells search engines. */
export async function productPaths(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap-products-1.xml`)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    decodeURI(new URL(loc).pathname),
  );
  if (paths.length === 0) throw new Error('the shop has no products');
  return paths;
}
