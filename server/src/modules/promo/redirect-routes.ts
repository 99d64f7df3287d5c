import { object, string } from '@pinpu/shared/contracts/schema';
import type { ServerModule } from '../../platform/module.ts';
import { isVisit } from './is-visit.ts';
import { findLinkByCode, insertClick } from './link-repository.ts';
import { isShortCode } from './short-code.ts';
import { VISITOR_COOKIE, visitorHash, visitorId } from './visitor.ts';

const DAY = 86_400_000;

/** `GET /s/:code`: counts the visit and redirects to the promo page; an unknown code redirects to home. */
export const redirectModule: ServerModule = (app, { db, clock, config }) => {
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
        await insertClick(
          db,
          { code: link.code, visitor: visitorHash(visitor, link.code), at: now },
          new Date(now.getTime() - DAY),
        );
        reply.setCookie(VISITOR_COOKIE, visitor, cookie);
      }
      return reply.redirect(
        `${link.target}?promo_code=${encodeURIComponent(link.promo_code)}`,
        302,
      );
    },
  );
};
