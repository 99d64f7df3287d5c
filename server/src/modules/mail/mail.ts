export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port through which mail is sent; rejects when delivery fails. */
export interface MailTransport {
  send(mail: Mail, now: Date): Promise<void>;
  close(): void;
}

/** A mail as nodemailer takes it; its id stays the same when it is sent again. */
export const messageOf = ({ id, to, subject, text, html }: Mail, from: string, date: Date) => ({
  messageId: `<${id}@pinpu>`,
  from,
  to,
  subject,
  text,
  date,
  ...(html ? { html } : {}),
});

/** A mail to be sent once the transaction that writes it commits. */
export interface OutgoingMail {
  kind: string;
  /** Identifies the cause: one cause sends one mail. */
  dedupe_key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
