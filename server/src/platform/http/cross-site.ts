import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Rejection } from '../errors/rejection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites' pages may send this form, as payment providers do when a shopper returns; no cookie counts there. */
    fromOtherSites?: true;
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

/** Whether the browser says that a page of another origin sent this; programs say nothing. */
function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers without Fetch Metadata, and pages at plain http other than this machine's.
  const { origin } = headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && hostOf(origin) !== host;
}

/**
 * Rejects calls of the API that change something and come from another site's page (ADR 0106). With or without cookies:
 * a sign-in sets some.
 */
export function registerCrossSiteCheck(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || !request.url.startsWith('/api/')) return;
    if (!request.routeOptions.config.fromOtherSites && isFromElsewhere(request, publicUrl))
      throw new Rejection(403, 'CROSS_SITE', '無法從其他網站進行此操作，請回到本店再試一次。');
  });
}
