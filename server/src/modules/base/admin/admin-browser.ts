import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';

const KNOWN_DAYS = 180;

/**
 * The cookie of a browser on which an administrator has signed in; each sign-in replaces it. With it, failed attempts
 * on this browser are counted separately, and the token of the last sign-in works only together with it.
 */
export const adminBrowserCookie = (config: Pick<Config, 'publicUrl'>) =>
  secureCookie(config, 'pinpu_admin_browser', KNOWN_DAYS * 86_400);

export const browserHash = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');
