import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { findSite } from './site-repository.ts';

/** The site whose page makes the call; `key` is '' for pages of the shop's own origin. */
export interface CallingSite {
  key: string;
  name: string;
  origins: readonly string[];
}

/** Programs and pages of the same origin send no origin with a GET. */
function isOwnOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * The site that a request comes from, by the key in its query and its Origin header. Without a key, only the shop's own
 * pages are accepted. @throws Rejection 403 with a sentence for the site's developer.
 */
export async function callingSite(
  db: Database,
  request: FastifyRequest<{ Querystring: { site?: string | undefined } }>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<CallingSite> {
  const { origin } = request.headers;
  const { site: key } = request.query;
  const isOwn = isOwnOrigin(request, publicUrl);
  if (key === undefined) {
    if (isOwn) return { key: '', name: '', origins: [new URL(publicUrl).origin] };
    throw new Rejection(
      403,
      'SITE_KEY_REQUIRED',
      '請在 script 標籤的網址填寫本店提供的網站代碼（?site=）。',
    );
  }
  const site = await findSite(db, key);
  if (!site?.enabled)
    throw new Rejection(403, 'SITE_UNKNOWN', `網站代碼「${key}」不存在或已停用，請與本店聯絡。`);
  if (!isOwn && !site.origins.includes(origin ?? ''))
    throw new Rejection(
      403,
      'SITE_ORIGIN',
      `網站代碼「${key}」不適用於 ${origin}，請與本店聯絡以加入這個來源。`,
    );
  return site;
}
