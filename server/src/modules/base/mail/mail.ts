import { domainToASCII } from 'node:url';
import { isEmail } from '@pinpu/shared/domain';

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address at which one click unsubscribes from mails of this kind. */
  unsubscribe_url?: string;
}

/** The port through which mail is sent; rejects when delivery fails. */
export interface MailTransport {
  send(mail: Mail, now: Date): Promise<void>;
  close(): void;
}

/** A person who is away must not answer it (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * Headers for mail programs that show their own unsubscribe button, which sends one POST (RFC 8058): of mails that were
 * requested or consented to. All others answer an action, or must be sent, such as the note of a payout.
 */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The sender's domain, for the ids of messages. */
const domainOf = (from: string) =>
  domainToASCII(/@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost';

/**
 * The message for nodemailer; its id is the same when it is sent again. @throws Error where an older release stored
 * something else than an e-mail address, since nodemailer would search it for one.
 */
export function messageOf(mail: Mail, from: string, date: Date) {
  const { id, to, subject, text, html, unsubscribe_url } = mail;
  if (!isEmail(to)) throw new Error('the receiver is not an e-mail address');
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    // An object, since nodemailer would parse a text as a list of addresses.
    to: { name: '', address: to },
    subject,
    text,
    date,
    ...(html ? { html } : {}),
    headers: { ...AUTOMATIC, ...(unsubscribe_url ? unsubscribeHeaders(unsubscribe_url) : {}) },
  };
}

export interface OutgoingMail {
  kind: string;
  /** Identifies the cause, so that each cause sends only one mail. */
  dedupe_key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url?: string;
}

/** A mail with a code: stored encrypted, and not sent after the code has expired. */
export interface SecretMail extends OutgoingMail {
  expires_at: Date;
}
