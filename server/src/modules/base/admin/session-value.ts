import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../platform/same-secret.ts';

/** Minutes an RspTS is valid: the time to type a password. */
export const SESSION_VALUE_MINUTES = 10;

const mac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`RspTS\n${text}`).digest('base64url');

/** The session value RspTS of the public key (spec §3): time and a random part, signed, so that nothing is stored. */
export function newSessionValue(secret: string, now: Date): string {
  const text = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${mac(text, secret)}`;
}

export function isSessionValue(value: string, secret: string, now: Date): boolean {
  const [time = '', random = '', signature = ''] = value.split('.');
  if (!isSameSecret(signature, mac(`${time}.${random}`, secret))) return false;
  const age = now.getTime() - Number.parseInt(time, 36);
  return age >= 0 && age <= SESSION_VALUE_MINUTES * 60_000;
}
