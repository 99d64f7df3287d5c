import type { FakeSmtp, ReceivedMail } from '../../../server/src/testing/fake-smtp.ts';
import { until } from '../../harness/until.ts';

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

/** The first text part of a mail. */
export function textOf({ content }: Pick<ReceivedMail, 'content'>): string {
  const boundary = /boundary="([^"]+)"/.exec(content)?.[1];
  return readable(boundary ? (content.split(`--${boundary}`)[1]?.trimStart() ?? '') : content);
}

/** The mails that reached a mailbox. */
export const mailsTo = ({ received }: FakeSmtp, email: string): ReceivedMail[] =>
  received.filter(({ to }) => to.includes(email));

/** Code and link in a sign-in mail; '' for a missing one. */
export interface Codes {
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
