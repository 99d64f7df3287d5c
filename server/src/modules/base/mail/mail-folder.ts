import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type MailTransport, messageOf } from './mail.ts';

const NAME = /^\d{8}T\d{9}Z-[\w-]{1,64}\.eml$/;

export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

export function openMailFolder(dataDir: string, from: string): MailTransport {
  const dir = mailFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail, date) => {
      const { message } = await composer.sendMail(messageOf(mail, from, date));
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, `${date.toISOString().replace(/[-:.]/g, '')}-${mail.id}.eml`);
      // Renamed when complete, so that no reader gets an incomplete message.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

export async function storedMails(dataDir: string): Promise<string[]> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

export async function storedMail(dataDir: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return readFile(join(mailFolder(dataDir), name)).catch(() => null);
}
