import { object, string } from '@pinpu/shared/contracts/schema';
import type { ServerModule } from '../../../platform/module.ts';
import { MAIL_POLICY } from '../../base/mail/routes.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../base/settings/service.ts';
import { newsletterMail } from './content.ts';
import { feedNewsletters } from './feed.ts';
import { previewedId, previewPath } from './page.ts';
import { findNewsletter } from './repository.ts';

const EVERY_MS = 20_000;

/** The job that sends newsletters, and a newsletter's preview for a frame of the back office. */
export const newsletterModule: ServerModule = (app, deps) => {
  const { db, clock, config, serverKey, every } = deps;
  every('send newsletters', EVERY_MS, () => feedNewsletters(deps, clock()));

  app.get(
    previewPath(':token'),
    { schema: { params: object({ token: string() }), hide: true } },
    async ({ params }, reply) => {
      const id = previewedId(serverKey, params.token, clock());
      const row = id === undefined ? undefined : await findNewsletter(db, id);
      if (!row) return reply.callNotFound();
      const contentFor = await newsletterMail(db, row, config.publicUrl);
      const { html } = composeMail(contentFor('preview'), await mailSender(db));
      return reply
        .headers({
          'content-security-policy': MAIL_POLICY,
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
};
