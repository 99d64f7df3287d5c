import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { shop } from '../shop.ts';

/** What another site answers at an address: a page, e.g. of a blog, or a file. */
interface ForeignPage {
  html?: string;
  file?: { body: Buffer | string; type: string };
  policy?: string;
  /** Whether a header forbids scripts without `integrity`. */
  needsIntegrity?: boolean;
}

/** The content security policy that a host page needs for the cart: it allows only the shop. */
export const STRICT = [
  "default-src 'none'",
  `script-src ${shop.url}`,
  `connect-src ${shop.url}`,
  `img-src ${shop.url}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Styles of a page that reset, hide and rotate everything. */
export const HOSTILE = `<style>
* { all: unset } button { display: none !important } html { font-size: 62.5%; direction: rtl; color: lime }
input, p { visibility: hidden !important }
</style>`;

const operatorToken = () =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'operator.token'), 'utf8').trim();

/** Adds a site to the shop, as `npm run sites -- add` does; returns its key. */
async function admit(origin: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/backoffice/sites`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken()}`, 'content-type': 'application/json' },
    // Pages in sandboxed frames have the origin `null`.
    body: JSON.stringify({ name: '茶語部落格', origins: [origin, 'null'] }),
  });
  return ((await answer.json()) as { body: { site: { key: string } } }).body.site.key;
}

const document = (html: string) =>
  `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><title>茶語部落格</title>${html}`;

const policiesOf = ({ policy, needsIntegrity }: ForeignPage) => ({
  ...(policy && { 'content-security-policy': policy }),
  ...(needsIntegrity && { 'integrity-policy': 'blocked-destinations=(script)' }),
});

/** Starts a host of another site that the shop knows; `pages` are made with the site's key. */
export async function foreignHost(pages: (site: string) => Record<string, ForeignPage>) {
  let served: Record<string, ForeignPage> = {};
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    // A missing icon would be an error in the console of browsers that look for one.
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const page = served[pathname];
    if (page === undefined) return response.writeHead(404).end();
    const { html = '', file = { body: document(html), type: 'text/html; charset=utf-8' } } = page;
    response.writeHead(200, { 'content-type': file.type, ...policiesOf(page) }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = await admit(origin);
  served = pages(site);
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin, site, close };
}

export const embedTag = (site: string) =>
  `<script type="module" src="${shop.url}/embed/cart.js?site=${site}"></script>`;

/** The address and the hash of the live version's single file. */
async function exactScript() {
  const { remotes } = await (await fetch(`${shop.url}/registry.json`)).json();
  const { stable, versions } = remotes['mf-cart'];
  const { embed, integrity } = versions[stable];
  const src = `${shop.url}/embed/${embed.replace('embed.', 'cart-')}`;
  return { src, integrity: integrity[embed] as string };
}

/** Returns a function that makes the tag of one exact version, with another hash if one is given. */
export async function exactEmbedTag() {
  const { src, integrity } = await exactScript();
  return (site: string, hash = integrity) =>
    `<script type="module" src="${src}?site=${site}" integrity="${hash}" crossorigin></script>`;
}

/** Collects the cart's events and all errors on a page and on those it navigates to. */
export async function collectEvents(page: Page) {
  const events: { type: string; detail: Record<string, unknown> }[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.exposeFunction('reportEvent', (type: string, detail: Record<string, unknown>) =>
    events.push({ type, detail }),
  );
  await page.addInitScript(() => {
    const { reportEvent } = window as unknown as {
      reportEvent(type: string, detail: unknown): void;
    };
    for (const name of ['add', 'change', 'checkout', 'error', 'outcome'])
      window.addEventListener(`pinpu:${name}`, (event) =>
        reportEvent(event.type, (event as CustomEvent).detail),
      );
  });
  return { events, errors };
}
