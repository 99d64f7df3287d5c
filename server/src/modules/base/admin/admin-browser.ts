import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';

const KNOWN_DAYS = 180;

/** Failed attempts on this browser are counted apart, and its last token works only with it. */
export const adminBrowserCookie = (config: Pick<Config, 'publicUrl'>) =>
  secureCookie(config, 'pinpu_admin_browser', KNOWN_DAYS * 86_400);

export const browserHash = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');
