import { embedTag } from './foreign-host.ts';

/** The product that these pages sell. */
export const TOWEL = 'P1003';

export const BUY_BUTTON = `<pinpu-buy-button product="${TOWEL}"></pinpu-buy-button>`;
const ELEMENTS = `${BUY_BUTTON}<pinpu-cart></pinpu-cart>`;

/** A service worker that answers everything of its own origin from a cache and passes other requests on. */
const CACHING = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const answer = async (request) => {
  const cache = await caches.open('all');
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  await cache.put(request, fresh.clone());
  return fresh;
};
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});`;
/** A service worker that fetches everything itself. */
const FETCHING = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`;

const script = (body: string) => ({ file: { body, type: 'text/javascript' } });
const frame = (sandbox: string) =>
  `<iframe sandbox="${sandbox}" src="/framed" title="商店" style="width:100%;height:800px"></iframe>`;

/** Pages in a folder that a service worker may control. */
export const workerPages = (site: string) => ({
  '/workers/': { html: `${embedTag(site)}${ELEMENTS}` },
  '/workers/caching.js': script(CACHING),
  '/workers/fetching.js': script(FETCHING),
});

/** In one, the sandbox allows only scripts; the other may navigate the top window. */
export const framePages = (site: string) => ({
  '/framed': { html: `${embedTag(site)}${ELEMENTS}` },
  '/closed-frame': { html: frame('allow-scripts') },
  '/open-frame': {
    html: frame(
      'allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation',
    ),
  },
});
