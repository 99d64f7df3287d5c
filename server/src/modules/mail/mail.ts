export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port through which mail leaves; rejects when it could not be handed over. */
export interface MailTransport {
  send(mail: Mail, now: Date): Promise<void>;
  close(): void;
}
