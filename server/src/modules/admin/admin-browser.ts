import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { secureCookie } from '../../platform/http/secure-cookie.ts';

/** Days without a sign-in after which a browser is a stranger again. */
const KNOWN_DAYS = 180;

/**
 * The cookie of a browser on which an administrator has signed in, replaced by each sign-in. By it the next sign-in is
 * counted apart (ADR 0104), and the token of the last one is worth something in this browser alone (ADR 0106).
 */
export const adminBrowserCookie = (config: Pick<Config, 'publicUrl'>) =>
  secureCookie(config, 'pinpu_admin_browser', KNOWN_DAYS * 86_400);

/** Claim of a token about its browser's cookie. */
export const browserHash = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');
