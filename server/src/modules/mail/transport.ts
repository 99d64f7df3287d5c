import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config/config.ts';
import { type MailTransport, messageOf } from './mail.ts';
import { openMailFolder } from './mail-folder.ts';

const CONNECT_MS = 10_000;
/** Mails in sending at a time. */
export const MAILS_AT_ONCE = 4;

function openSmtp(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    connectionTimeout: CONNECT_MS,
    socketTimeout: 3 * CONNECT_MS,
  });
  return {
    send: async (mail, date) => {
      await smtp.sendMail(messageOf(mail, from, date));
    },
    close: () => smtp.close(),
  };
}

/** SMTP where SMTP_URL is set, else one `.eml` per message in DATA_DIR/mail (architecture §4). */
export const openMailTransport = ({ smtpUrl, mailFrom, dataDir }: Config): MailTransport =>
  smtpUrl ? openSmtp(smtpUrl, mailFrom) : openMailFolder(dataDir, mailFrom);
