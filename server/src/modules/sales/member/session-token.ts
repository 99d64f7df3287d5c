import { randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';

/** Days a member stays signed in (ADR 0101). */
export const SESSION_DAYS = 30;

const TOKEN = /^(?:pinpu_)?[0-9A-Za-z_-]{43}$/;
const INTEGRATOR_TOKEN = /^pinpu_[0-9A-Za-z_-]{43}$/;

/** What a browser proves its session with: the token alone is not enough (ADR 0101). */
export interface BrowserSession {
  /** Sent by the page as a bearer token. */
  token: string;
  /** The cookie of the browser that signed in; '' where it sends none. */
  browser: string;
}

/** The cookie that belongs to the token: scripts can't read it, and it expires with the token. */
export const sessionCookie = (config: Pick<Config, 'publicUrl'>) =>
  secureCookie(config, 'pinpu_member', SESSION_DAYS * 86_400);

/** An opaque user token, or the value of its cookie: 256 random bits, base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token of an integrator's program, which needs no cookie. Scanners for leaked secrets find it by its prefix. */
export const newIntegratorToken = (): string => `pinpu_${newSessionToken()}`;

export const isIntegratorToken = (token: string): boolean => INTEGRATOR_TOKEN.test(token);

/** The token of an `Authorization: Bearer …` header, or null when it has neither of our formats. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token !== undefined && TOKEN.test(token) ? token : null;
}
