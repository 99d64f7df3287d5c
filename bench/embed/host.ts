import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { registrySchema } from '@pinpu/shared/contracts';
import { root } from '../../tooling/build/workspaces.ts';
import { operatorToken, temporaryFolder } from '../support/shop-process.ts';

/** Adds a site to the shop, as `npm run sites -- add` does; returns its key. */
async function admit(shop: string, dataDir: string, origin: string): Promise<string> {
  const answer = await fetch(`${shop}/api/backoffice/sites`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${operatorToken(dataDir)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'bench', origins: [origin] }),
  });
  return ((await answer.json()) as { body: { site: { key: string } } }).body.site.key;
}

const HEAD =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">';

/** The address of the live version's single file, with its hash. */
async function exactScript(shop: string) {
  const answer = await fetch(`${shop}/registry.json`);
  const { remotes } = registrySchema.parse(await answer.json());
  const { stable = '', versions = {} } = remotes['mf-cart'] ?? {};
  const { embed = '', integrity = {} } = versions[stable] ?? {};
  return { file: embed.replace('embed.', 'cart-'), integrity: integrity[embed] ?? '' };
}

/** A page with the cart that reserves room for it, as the guide recommends. */
const pageWith = (script: string) =>
  `${HEAD}<style>pinpu-cart{display:block;min-height:240px}</style><script type="module" ${script}></script><h1>Tea</h1><pinpu-cart></pinpu-cart><p>Below.</p>`;

/** Pages with the element, with each kind of script, and the hosts that mount the cart. */
const pagesOf = (
  shop: string,
  site: string,
  { file, integrity }: Awaited<ReturnType<typeof exactScript>>,
): Record<string, string> => ({
  '/': pageWith(`src="${shop}/embed/cart.js?site=${site}"`),
  '/exact': pageWith(
    `src="${shop}/embed/${file}?site=${site}" integrity="${integrity}" crossorigin`,
  ),
  ...Object.fromEntries(
    ['webpack-19', 'webpack-18'].map((host) => [
      `/${host}`,
      `${HEAD}<body data-site="${site}" data-product="P0303"><div id="root"></div><script defer src="/${host}/main.js"></script>`,
    ]),
  ),
});

/** A site that shows the cart of a shop. */
export async function startHost(shop: string, dataDir: string) {
  const folder = temporaryFolder();
  for (const host of ['react-19', 'react-18']) {
    const script = path.join(root, 'foreign-hosts', host, 'mount/build.js');
    spawnSync(process.execPath, [script, folder, shop], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  let pages: Record<string, string> = {};
  const server = createServer(({ url = '/' }, response) => {
    const html = pages[url];
    const type = html === undefined ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(html ?? readFileSync(path.join(folder, path.normalize(url))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages = pagesOf(shop, await admit(shop, dataDir, origin), await exactScript(shop));
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, close };
}
