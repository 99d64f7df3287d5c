import { createHash } from 'node:crypto';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { endedLinkPath, isGroupPriceLevel, taipeiDate } from '@pinpu/shared/domain';
import { before } from '../../../../platform/clock.ts';
import { countPerAddress } from '../../../../platform/http/address-limit.ts';
import { addressHash } from '../../../../platform/http/client-address.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { findLinkByAddress, promoEntitlement, type ShortLink } from '../links/repository.ts';
import { linkState } from '../links/service.ts';
import { isLinkAddress, linkAddress } from '../links/short-code.ts';
import { hasClick, insertClick } from './repository.ts';
import { clickSource, isVisit } from './source.ts';

/** A visitor's clicks on a link within this time count as one visit. */
const ONE_VISIT_MS = 30 * 60_000;

/** The most visits counted per address, since a script that invents browsers would be a new visitor each time. */
const COUNTED_VISITS = { max: 100, timeWindow: '10 minutes' };

/** The page that says why a link does not work any more, with a link to its product. */
function endedPath(link: ShortLink | null): string {
  const [prd_id] = link?.kind === 'product' ? link.prd_ids : [];
  return endedLinkPath(prd_id);
}

/** `GET /s/:code`: counts the visit and redirects to the promoted page, or to one that says the link is not active. */
export const redirectModule: ServerModule = (app, deps) => {
  const { db, clock } = deps;
  const hashOf = addressHash(deps);
  const countVisit = countPerAddress(app, COUNTED_VISITS);
  const schema = {
    params: object({ code: string() }),
    querystring: object({ via: optional(unknown()) }),
    hide: true,
  };

  app.get('/s/:code', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { params, query, headers } = request;
    const now = clock();
    const address = linkAddress(params.code);
    const link = isLinkAddress(address) ? await findLinkByAddress(db, address) : null;
    const isLive =
      link !== null && isGroupPriceLevel((await promoEntitlement(db, link.promo_code, now)).pl);
    if (!isLive || linkState(link, taipeiDate(now)) !== 'live')
      return reply.redirect(endedPath(link), 302);
    if (isVisit(request)) {
      const client = await hashOf(request.ip);
      const visitor = visitorHash(client, headers['user-agent'] ?? '', link.code);
      const click = { code: link.code, visitor, source: clickSource(headers, query.via), at: now };
      const isCounted = await hasClick(db, click, before(now, ONE_VISIT_MS));
      if (!isCounted && (await countVisit(request)) === 0) await insertClick(db, click);
    }
    return reply.redirect(`${link.target}?promo_code=${encodeURIComponent(link.promo_code)}`, 302);
  });
};

/** The stored hash of a visitor and link, so that visits to different links can't be told to be one person's. */
function visitorHash(client: string, agent: string, code: string): string {
  return createHash('sha256').update(`${code}\n${client}\n${agent}`).digest('hex');
}
