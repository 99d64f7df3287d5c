import type { FakeSmtp, ReceivedMail } from '../../../../server/src/testing/fakes/fake-smtp.ts';
import { until } from '../../../support/until.ts';
import type { Shop } from '../shop.ts';
import type { Answer, Visitor } from './visitor.ts';

const quotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    'latin1',
  ).toString('utf8');

function readable(part: string): string {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? quotedPrintable(body) : body;
}

export function textOf({ content }: Pick<ReceivedMail, 'content'>): string {
  const boundary = /boundary="([^"]+)"/.exec(content)?.[1];
  return readable(boundary ? (content.split(`--${boundary}`)[1]?.trimStart() ?? '') : content);
}

export const mailsTo = ({ received }: FakeSmtp, email: string): ReceivedMail[] =>
  received.filter(({ to }) => to.includes(email));

/** Code and link in a sign-in mail; '' for a missing one. */
interface Codes {
  typed: string;
  magic: string;
}

export const codesIn = (text: string): Codes => ({
  typed: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  magic: /magic=(\w+)/.exec(text)?.[1] ?? '',
});

/** Does something that makes the shop mail this e-mail; returns the codes in the mail. */
export async function codesAfter(
  smtp: FakeSmtp,
  email: string,
  work: () => Promise<unknown>,
): Promise<Codes> {
  const before = mailsTo(smtp, email).length;
  await work();
  await until(`a mail to ${email}`, 60_000, () => mailsTo(smtp, email).length > before);
  const [newest] = mailsTo(smtp, email).slice(-1);
  return codesIn(newest ? textOf(newest) : '');
}

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

export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
