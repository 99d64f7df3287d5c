import { createHash, randomBytes } from 'node:crypto';
import { taipeiDate } from '@pinpu/shared/domain';
import type { Config } from '../../../platform/config/config.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { findOrCreateSecret, type SecretStore } from '../../../platform/secrets/index.ts';

export interface FileSalts {
  prefix: string;
  suffix: string;
}

type Source = SecretStore & { config: Pick<Config, 'fileTokenSaltPrefix' | 'fileTokenSaltSuffix'> };

/** Yesterday's token is accepted for this long after midnight, since an upload may begin before and end after it. */
const GRACE_MS = 5 * 60_000;

const newSalts = (): FileSalts => ({
  prefix: randomBytes(16).toString('base64url'),
  suffix: randomBytes(16).toString('base64url'),
});

export async function fileSalts(deps: Source): Promise<FileSalts> {
  const { fileTokenSaltPrefix: prefix, fileTokenSaltSuffix: suffix } = deps.config;
  if (prefix !== '' && suffix !== '') return { prefix, suffix };
  const stored = await findOrCreateSecret(deps, 'file-token-salts', () =>
    JSON.stringify(newSalts()),
  );
  const own: FileSalts = JSON.parse(stored);
  return { prefix: prefix || own.prefix, suffix: suffix || own.suffix };
}

/** The token of a day, `YYYY-MM-DD` (ledger A7). */
export const fileToken = ({ prefix, suffix }: FileSalts, day: string): string =>
  createHash('sha256').update(`${prefix}${day}${suffix}`).digest('hex');

/** Whether a token is today's in Taipei; in the first minutes of a day, yesterday's is accepted, too. */
export function isFileToken(token: string, salts: FileSalts, now: Date): boolean {
  const days = [taipeiDate(now), taipeiDate(new Date(now.getTime() - GRACE_MS))];
  return days.map((day) => isSameSecret(token, fileToken(salts, day))).includes(true);
}
