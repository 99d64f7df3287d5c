import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { secretInFile } from '../../platform/files/secret-file.ts';

/** Whether this shop shows its mails to people: only a demo without a mail server does. */
export const hasDevMail = ({ shopMode, smtpUrl }: Pick<Config, 'shopMode' | 'smtpUrl'>): boolean =>
  shopMode === 'demo' && smtpUrl === null;

/** The key to `/dev/mail` of this DATA_DIR: no proxy on the same machine can add it to a visitor's request. */
export const devMailKey = (dataDir: string): string => secretInFile(join(dataDir, 'dev-mail.key'));

/** The address that opens `/dev/mail` on this machine. */
export const devMailAddress = (dataDir: string, port: number): string =>
  `http://localhost:${port}/dev/mail?key=${devMailKey(dataDir)}`;
