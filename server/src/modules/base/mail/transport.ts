import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config/config.ts';
import { type MailTransport, messageOf } from './mail.ts';
import { openMailFolder } from './mail-folder.ts';

const CONNECT_MS = 10_000;
export const MAILS_AT_ONCE = 4;

const TIMEOUTS = { connectionTimeout: CONNECT_MS, socketTimeout: 3 * CONNECT_MS };

function openSmtp(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    ...TIMEOUTS,
  });
  return {
    send: async (mail, date) => {
      await smtp.sendMail(messageOf(mail, from, date));
    },
    close: () => smtp.close(),
  };
}

/** SMTP where SMTP_URL is set, else one `.eml` per message in DATA_DIR/mail (docs/architecture.md). */
export const openMailTransport = ({ smtpUrl, mailFrom, dataDir }: Config): MailTransport =>
  smtpUrl ? openSmtp(smtpUrl, mailFrom) : openMailFolder(dataDir, mailFrom);

/** Connects to a mail server and signs in, without sending anything. @throws Error where it fails. */
export async function checkMailServer(url: string): Promise<void> {
  const smtp = createTransport({ url, ...TIMEOUTS });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}
