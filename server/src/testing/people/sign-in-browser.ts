import { and, eq, isNotNull } from 'drizzle-orm';
import { withReadableContent } from '../../modules/base/mail/secret-content.ts';
import { outboxMails } from '../../platform/db/schema/index.ts';
import { MAIL_ORDER } from '../mail-order.ts';
import type { TestApp } from '../test-app.ts';
import { type BrowserOptions, testBrowser } from './browser.ts';

export function signInBrowser(shop: Pick<TestApp, 'app'>, options: BrowserOptions = {}) {
  const browser = testBrowser(shop, options);
  const post = (payload: object, s = 'session-1') =>
    browser.inject({ method: 'POST', url: `/api/vip/login/otp?s=${s}`, payload });
  return {
    ...browser,
    post,
    ask: (email: string, more: object = {}) => post({ mode: 'getOtp', email, ...more }),
    turnIn: (otp: string, email: string, more: object = {}) =>
      post({ mode: 'auth', email, otp, ...more }),
    open: (magic: string, more: object = {}) =>
      post({ mode: 'auth', email: '', otp: magic, ...more }),
  };
}

export type SignInBrowser = ReturnType<typeof signInBrowser>;

/** The number of code mails to an e-mail, and the codes in the newest; '' for a code that it does not contain. */
export async function mailedCodes(
  { db, serverKey }: Pick<TestApp, 'db' | 'serverKey'>,
  email: string,
) {
  const mails = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.to_email, email), isNotNull(outboxMails.expires_at)))
    .orderBy(MAIL_ORDER);
  const [newest] = mails.slice(-1);
  const text = newest ? withReadableContent(serverKey, newest).text : '';
  return {
    count: mails.length,
    typed: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    magic: /magic=(\w+)/.exec(text)?.[1] ?? '',
  };
}

export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
