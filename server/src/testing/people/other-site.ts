import { addSite } from '../../modules/sales/embed/change-site.ts';
import { siteOf } from '../../modules/sales/embed/sites.ts';
import type { TestApp } from '../test-app.ts';

export const BLOG = 'https://blog.example';

/** A site that may show the cart, and calls as its pages send them. */
export async function otherSite({ app, db, clock }: TestApp, origin = BLOG) {
  const now = clock.now();
  const context = { actor: 'admin' as const, now, record: async () => undefined };
  const key = await addSite(db, { name: '茶語部落格', origins: [BLOG] }, context);
  const site = await siteOf(db, key, now);
  const headers = { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  const address = (path: string) =>
    `/api/embed${path}${path.includes('?') ? '&' : '?'}site=${site.key}`;
  return {
    site,
    get: (path: string) => app.inject({ url: address(path), headers }),
    post: (path: string, payload: object) =>
      app.inject({ method: 'POST', url: address(path), headers, payload }),
  };
}
