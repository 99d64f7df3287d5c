import { timingSafeEqual } from 'node:crypto';

/** Whether a given text is the secret; takes as long for a wrong one. */
export function isSameSecret(text: string, secret: string): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
