import { siteKey } from '@pinpu/shared/contracts';
import { object, optional, safeParse } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { type CallingSite, callingSite } from './calling-site.ts';

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
