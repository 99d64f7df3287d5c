import { siteKey } from '@pinpu/shared/contracts';
import { object, optional, safeParse } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { findSite } from './site-repository.ts';

/** The query that every call of the embedded cart carries. */
export const keyedQuery = object({ site: optional(siteKey) });

type Keyed = FastifyRequest<{ Querystring: { site?: string | undefined } }>;

const keyOf = ({ query }: FastifyRequest): string => {
  const read = safeParse(keyedQuery, query ?? {});
  return (read.success && read.data.site) || '';
};

/**
 * The configuration of all these routes: other sites' pages may call them, since no cookie gives a call any right;
 * limited by key and address.
 */
export const embedCall = ({ config }: Deps) => ({
  fromOtherSites: true as const,
  rateLimit: {
    max: config.limits.embedCalls.address,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${keyOf(request)} ${request.ip}`,
  },
});

/** Limits all calls with one key together, so that an overused site does not block others. */
function limitPerSite(app: App, max: number) {
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: keyOf });
  return async (request: FastifyRequest) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Rejection(429, 'SITE_LIMIT', '這個網站的購物車目前使用人數過多，請稍後再試。');
  };
}

/** Admits only calls of known sites in this scope. Returns a function that tells the site of a request. */
export function admitSites(
  app: App,
  { db, config }: Deps,
): (request: FastifyRequest) => CallingSite {
  const countSite = limitPerSite(app, config.limits.embedCalls.site);
  const sites = new WeakMap<FastifyRequest, CallingSite>();
  app.addHook('preHandler', async (request) => {
    await countSite(request);
    sites.set(request, await callingSite(db, request as Keyed, config));
  });
  return (request) => {
    const site = sites.get(request);
    if (!site) throw new Error('a call of the embedded cart has no site');
    return site;
  };
}

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
async function callingSite(
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
  if (!site) throw new Rejection(403, 'SITE_UNKNOWN', `網站代碼「${key}」不存在，請確認是否有誤。`);
  if (!site.enabled)
    throw new Rejection(403, 'SITE_DISABLED', `網站代碼「${key}」已停用，請與本店聯絡。`);
  if (!isOwn && !site.origins.includes(origin ?? ''))
    throw new Rejection(
      403,
      'SITE_ORIGIN',
      `網站代碼「${key}」不適用於 ${origin}，請與本店聯絡以加入這個來源。`,
    );
  return site;
}
