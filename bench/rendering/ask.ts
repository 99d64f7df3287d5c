import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

/** One answer to a visitor's request for a page. */
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
