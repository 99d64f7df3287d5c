import { join } from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { secretInFile } from '../../../platform/files/secret-file.ts';

/** Whether this shop shows its mails in the browser: only a demo without a mail server does. */
export const hasDevMail = ({ shopMode, smtpUrl }: Pick<Config, 'shopMode' | 'smtpUrl'>): boolean =>
  shopMode === 'demo' && smtpUrl === null;

/** A proxy on this machine does not know it, so it can't open the page for its visitors. */
export const devMailKey = (dataDir: string): string => secretInFile(join(dataDir, 'dev-mail.key'));

export const devMailAddress = (dataDir: string, port: number): string =>
  `http://localhost:${port}/dev/mail?key=${devMailKey(dataDir)}`;
