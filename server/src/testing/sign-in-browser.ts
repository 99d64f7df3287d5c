import { eq } from 'drizzle-orm';
import { withReadableContent } from '../modules/mail/secret-content.ts';
import { outboxMails } from '../platform/db/schema/index.ts';
import type { TestApp } from './test-app.ts';

interface BrowserOptions {
  /** The network address its requests come from. */
  from?: string;
  /** Keeps no cookies. */
  forgetful?: boolean;
}

/** A browser of its own at the sign-in: requests codes and turns them in, and keeps its cookies. */
export function signInBrowser(
  { app }: Pick<TestApp, 'app'>,
  { from = '127.0.0.1', forgetful = false }: BrowserOptions = {},
) {
  const cookies: Record<string, string> = {};
  async function post(payload: object, s = 'session-1') {
    const url = `/api/vip/login/otp?s=${s}`;
    const answer = await app.inject({ method: 'POST', url, payload, remoteAddress: from, cookies });
    if (!forgetful) for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  }
  return {
    cookies,
    post,
    ask: (email: string, more: object = {}) => post({ mode: 'getOtp', email, ...more }),
    turnIn: (otp: string, email: string, more: object = {}) =>
      post({ mode: 'auth', email, otp, ...more }),
    /** Opens the link of a mail. */
    open: (magic: string, more: object = {}) =>
      post({ mode: 'auth', email: '', otp: magic, ...more }),
  };
}

export type SignInBrowser = ReturnType<typeof signInBrowser>;

/** The number of mails to an e-mail, and the codes of the newest; '' for what it does not hold. */
export async function mailedCodes(
  { db, serverKey }: Pick<TestApp, 'db' | 'serverKey'>,
  email: string,
) {
  const mails = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.to_email, email))
    .orderBy(outboxMails.c_date);
  const [newest] = mails.slice(-1);
  const text = newest ? withReadableContent(serverKey, newest).text : '';
  return {
    count: mails.length,
    typed: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    magic: /magic=(\w+)/.exec(text)?.[1] ?? '',
  };
}

/** A code of six digits that is not this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
