import { object, string } from '@pinpu/shared/contracts/schema';
import { before } from '../../platform/clock.ts';
import { countPerAddress } from '../../platform/http/address-limit.ts';
import type { ServerModule } from '../../platform/module.ts';
import { isVisit } from './is-visit.ts';
import { findLinkByCode, hasClick, insertClick } from './link-repository.ts';
import { isShortCode } from './short-code.ts';
import { VISITOR_COOKIE, visitorHash, visitorId } from './visitor.ts';

const DAY = 86_400_000;

/** Visits of one address that are counted: a script without cookies, or with invented ones, is a new visitor each time. */
const COUNTED_VISITS = { max: 100, timeWindow: '10 minutes' };

/** `GET /s/:code`: counts the visit and redirects to the promo page; an unknown code redirects to home. */
export const redirectModule: ServerModule = (app, { db, clock, config }) => {
  const countVisit = countPerAddress(app, COUNTED_VISITS);
  const cookie = {
    path: '/s/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: 365 * 86_400,
  } as const;

  app.get(
    '/s/:code',
    { schema: { params: object({ code: string() }), hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const link = isShortCode(request.params.code)
        ? await findLinkByCode(db, request.params.code)
        : null;
      if (!link) return reply.redirect('/', 302);
      if (isVisit(request)) {
        const visitor = visitorId(request.cookies[VISITOR_COOKIE]);
        const now = clock();
        const click = { code: link.code, visitor: visitorHash(visitor, link.code), at: now };
        const isCounted = await hasClick(db, click, before(now, DAY));
        if (!isCounted && (await countVisit(request)) === 0) await insertClick(db, click);
        reply.setCookie(VISITOR_COOKIE, visitor, cookie);
      }
      return reply.redirect(
        `${link.target}?promo_code=${encodeURIComponent(link.promo_code)}`,
        302,
      );
    },
  );
};
