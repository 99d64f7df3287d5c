import { randomInt } from 'node:crypto';
import { after } from '../../../platform/clock.ts';
import { passwordHash } from './password.ts';

const DAY_MS = 86_400_000;

/** Days in which a one-time password has to be replaced. */
const ONE_TIME_DAYS = 7;

/** Leaves out characters that look alike, such as 0 and o, 1 and l. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A random password that a person can type: 79 bits. */
export const randomPassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export async function newOneTimePassword(now: Date) {
  const password = randomPassword();
  const until = after(now, ONE_TIME_DAYS * DAY_MS);
  return {
    password,
    until,
    stored: { password_hash: await passwordHash(password), one_time_until: until },
  };
}
