import { and, eq } from 'drizzle-orm';
import { withReadableContent } from '../../modules/base/mail/secret-content.ts';
import { mailConsents, outboxMails } from '../../platform/db/schema/index.ts';
import { MAIL_ORDER } from '../mail-order.ts';
import { setSetting } from '../set-setting.ts';
import type { TestApp } from '../test-app.ts';
import { testBrowser } from './browser.ts';

export const enable = ({ db, clock }: TestApp, setting: string, value: unknown) =>
  setSetting(db, setting, value, clock.now());

/** A visitor in whose browser the footer's field is used. */
export function newsReader(shop: TestApp, headers: Record<string, string> = {}) {
  const browser = testBrowser(shop);
  return {
    signUp: (email: string) =>
      browser.inject({ method: 'POST', url: '/api/newsletter', headers, payload: { email } }),
    choose: (choices: object) =>
      browser.inject({
        ...{ method: 'PUT', url: '/api/vip/mailing', headers },
        payload: { source: 'member', ...choices },
      }),
    choices: async () => (await browser.inject({ url: '/api/vip/mailing', headers })).json().body,
  };
}

/** The mails of a kind to an address, newest first, with the paths of their links. */
export async function mailsTo({ db, serverKey }: TestApp, to: string, kind: string) {
  const mails = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.to_email, to), eq(outboxMails.kind, kind)))
    .orderBy(MAIL_ORDER);
  return mails.toReversed().map((mail) => {
    const { text, html } = withReadableContent(serverKey, mail);
    const path = (pattern: RegExp) => pattern.exec(text)?.[0] ?? '';
    return {
      ...{ ...mail, text, html },
      confirm: path(/\/mailing\/confirm\/[\w-]+/),
      stop: path(/\/mailing\/stop\/[\w-]+/),
      cart: path(/(?<=\/cart\/reminder\/)[\w-]+/),
    };
  });
}

export const consentsOf = ({ db }: Pick<TestApp, 'db'>, email: string) =>
  db.select().from(mailConsents).where(eq(mailConsents.email, email));

export const statesOf = async (shop: Pick<TestApp, 'db'>, email: string) =>
  Object.fromEntries((await consentsOf(shop, email)).map(({ topic, state }) => [topic, state]));

export const openLink = ({ app }: Pick<TestApp, 'app'>, url: string) =>
  app.inject({ url, headers: { accept: 'text/html' } });

export const pressLink = ({ app }: Pick<TestApp, 'app'>, url: string) =>
  app.inject({ method: 'POST', url, headers: { accept: 'text/html' } });
