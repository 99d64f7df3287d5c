import { createHash } from 'node:crypto';

/** The stored form of a token, or of a cookie's value: a random one needs no salt. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
