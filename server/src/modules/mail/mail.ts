import { isEmail } from '@pinpu/shared/domain';

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press ends mails of this kind. */
  unsubscribe_url?: string;
}

/** The port through which mail is sent; rejects when delivery fails. */
export interface MailTransport {
  send(mail: Mail, now: Date): Promise<void>;
  close(): void;
}

/** Mail programs show a button of their own, which sends one POST (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A mail as nodemailer takes it; its id stays the same when it is sent again. @throws Error where an older release stored
 * what is no address: nodemailer would look for one in it.
 */
export function messageOf(mail: Mail, from: string, date: Date) {
  const { id, to, subject, text, html, unsubscribe_url } = mail;
  if (!isEmail(to)) throw new Error('the receiver is not an e-mail address');
  return {
    messageId: `<${id}@pinpu>`,
    from,
    // Not as text, which nodemailer parses as a list.
    to: { name: '', address: to },
    subject,
    text,
    date,
    ...(html ? { html } : {}),
    ...(unsubscribe_url ? { headers: unsubscribeHeaders(unsubscribe_url) } : {}),
  };
}

/** A mail to be sent once the transaction that writes it commits. */
export interface OutgoingMail {
  kind: string;
  /** Identifies the cause: one cause sends one mail. */
  dedupe_key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url?: string;
}

/** A mail with a code: useless once the code has expired, and nobody else's to read. */
export interface SecretMail extends OutgoingMail {
  expires_at: Date;
}
