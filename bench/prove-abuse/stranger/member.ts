import type { Shop } from '../shop/shop.ts';
import { codesAfter } from './mailbox.ts';
import type { Answer, Visitor } from './visitor.ts';

const PATH = '/api/vip/login/otp?s=session-1';

export const requestCode = (who: Visitor, email: string): Promise<Answer> =>
  who.post(PATH, { mode: 'getOtp', email });

/** Turns a typed code in, or that of a link with e-mail ''. */
export const turnIn = (who: Visitor, email: string, otp: string): Promise<Answer> =>
  who.post(PATH, { mode: 'auth', email, otp });

/** The user token of an answer; '' where it is none. */
export const tokenIn = ({ status, text }: Answer): string =>
  status === 200 ? String(JSON.parse(text).body?.token ?? '') : '';

/** A member signs in with the code from the own mailbox; the user token. */
export async function signIn({ smtp }: Shop, who: Visitor, email: string): Promise<string> {
  const { typed } = await codesAfter(smtp, email, () => requestCode(who, email));
  const token = tokenIn(await turnIn(who, email, typed));
  if (token === '') throw new Error(`${email} can't sign in`);
  return token;
}

/** Six digits that are not this code. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
