import type { Shop } from '../shop/shop.ts';
import { codesAfter } from './mailbox.ts';
import type { Answer, Visitor } from './visitor.ts';

const PATH = '/api/vip/login/otp?s=session-1';

export const requestCode = (who: Visitor, email: string): Promise<Answer> =>
  who.post(PATH, { mode: 'getOtp', email });

/** Submits a typed code; with the e-mail '' that of a link. */
export const turnIn = (who: Visitor, email: string, otp: string): Promise<Answer> =>
  who.post(PATH, { mode: 'auth', email, otp });

/** The user token in an answer; '' if there is none. */
export const tokenIn = ({ status, text }: Answer): string =>
  status === 200 ? String(JSON.parse(text).body?.token ?? '') : '';

/** Signs a member in with the code from their mailbox; returns the user token. */
export async function signIn({ smtp }: Shop, who: Visitor, email: string): Promise<string> {
  const { typed } = await codesAfter(smtp, email, () => requestCode(who, email));
  const token = tokenIn(await turnIn(who, email, typed));
  if (token === '') throw new Error(`${email} can't sign in`);
  return token;
}

/** Six digits that differ from the code. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
