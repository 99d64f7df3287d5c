import { and, eq } from 'drizzle-orm';
import { withReadableContent } from '../../modules/base/mail/secret-content.ts';
import { sendRestockMails } from '../../modules/goods/restock/mails.ts';
import { outboxMails, restockRequests, variants } from '../../platform/db/schema/index.ts';
import { MAIL_ORDER } from '../mail-order.ts';
import { type BrowserOptions, testBrowser } from '../people/browser.ts';
import { PINEAPPLE } from '../small-shop.ts';
import type { TestApp } from '../test-app.ts';

interface Visitor extends BrowserOptions {
  s?: string;
  headers?: Record<string, string>;
}

export function restockBrowser(shop: TestApp, visitor: Visitor = {}) {
  const { s = 'session-of-a-phone', headers = {}, ...options } = visitor;
  const browser = testBrowser(shop, options);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    browser.inject({
      ...{ method, url: `/api/product/${path}?s=${s}`, headers },
      ...(payload && { payload }),
    });
  return {
    cookies: browser.cookies,
    ask: (email: string, prd_id = PINEAPPLE.prd_id) => call('POST', `${prd_id}/restock`, { email }),
    cancel: (prd_id = PINEAPPLE.prd_id) => call('DELETE', `${prd_id}/restock`),
    seen: async (prd_id = PINEAPPLE.prd_id) => (await call('GET', prd_id)).json().body.restock,
  };
}

/** The mails of a kind to an address, newest first, with the paths of their links. */
export async function restockMails(
  { db, serverKey }: Pick<TestApp, 'db' | 'serverKey'>,
  to: string,
  kind: 'restock' | 'restock-confirm',
) {
  const mails = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.to_email, to), eq(outboxMails.kind, kind)))
    .orderBy(MAIL_ORDER);
  return mails.toReversed().map((mail) => {
    const { text } = withReadableContent(serverKey, mail);
    const path = (name: string) => new RegExp(`/restock/${name}/[\\w-]+`).exec(text)?.[0] ?? '';
    return { ...mail, text, confirm: path('confirm'), stop: path('stop') };
  });
}

export const press = ({ app }: Pick<TestApp, 'app'>, url: string) =>
  app.inject({ method: 'POST', url, headers: { accept: 'text/html' } });

/** Puts `pieces` of the sold-out product on sale, and runs the job. */
export async function restocked({ db, config, clock }: TestApp, pieces = 5): Promise<void> {
  await setAvailable(db, pieces);
  await sendRestockMails({ db, config }, clock.now());
}

export const setAvailable = (db: TestApp['db'], pieces: number) =>
  db
    .update(variants)
    .set({ on_hand: 4 + pieces })
    .where(eq(variants.var_id, PINEAPPLE.prd_id));

export const requestsOf = ({ db }: Pick<TestApp, 'db'>) => db.select().from(restockRequests);
