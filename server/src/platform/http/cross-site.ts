import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Rejection } from '../errors/rejection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For payment providers: pages of other sites may call it; cookies have no effect. */
    fromOtherSites?: true;
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

/** Whether the browser reports that a page of another origin sent the request; programs report nothing. */
function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // For browsers without Fetch Metadata, and for pages on plain http (except on this machine), where it is not sent.
  const { origin } = headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && hostOf(origin) !== host;
}

/** Calls that change something (ADR 0101), even without cookies, since a sign-in sets some. */
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
