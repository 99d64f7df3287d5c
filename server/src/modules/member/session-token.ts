import { createHash, randomBytes } from 'node:crypto';

/** Days a member stays signed in (ADR 0101). */
export const SESSION_DAYS = 30;

const TOKEN = /^[0-9A-Za-z_-]{43}$/;

/** An opaque user token: 256 random bits, base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token; a random 256-bit value needs no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer …` header, or null when it has not our format. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token !== undefined && TOKEN.test(token) ? token : null;
}
