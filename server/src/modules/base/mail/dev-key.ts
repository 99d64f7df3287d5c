import { join } from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { secretInFile } from '../../../platform/files/secret-file.ts';

/** Whether this shop shows its mails in the browser: only a demo without a mail server does. */
export const hasDevMail = ({ shopMode, smtpUrl }: Pick<Config, 'shopMode' | 'smtpUrl'>): boolean =>
  shopMode === 'demo' && smtpUrl === null;

/**
 * The key that opens `/dev/mail` of this DATA_DIR; a proxy on this machine does not know it, so it can't open the page
 * for its visitors.
 */
export const devMailKey = (dataDir: string): string => secretInFile(join(dataDir, 'dev-mail.key'));

/** The address that opens `/dev/mail` on this machine. */
export const devMailAddress = (dataDir: string, port: number): string =>
  `http://localhost:${port}/dev/mail?key=${devMailKey(dataDir)}`;
