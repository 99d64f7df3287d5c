import { unsentMailsAnswerSchema } from '@pinpu/shared/contracts/backoffice';
import { maxLength, object, string } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import {
  findUnsentMails,
  markMailDiscarded,
  markMailForRetry,
} from '../../base/mail/unsent-repository.ts';

const schema = { tags: ['backoffice'], response: { 200: unsentMailsAnswerSchema } };
const params = object({ id: string().check(maxLength(64)) });

const ACTIONS = { retry: markMailForRetry, discard: markMailDiscarded } as const;

export function mailRoutes(app: App, { db, clock }: Deps) {
  const unsent = async () => ({
    success: true as const,
    body: {
      mails: (await findUnsentMails(db)).map(({ id, kind, to_email, subject, ...mail }) => ({
        ...{ id, kind, subject, to: to_email },
        given_up: mail.status === 'dead',
        attempts: mail.attempts,
        reason: mail.last_error,
        c_date: mail.c_date.toISOString(),
        next_at: mail.next_at.toISOString(),
        can_retry: mail.has_content,
      })),
    },
  });

  app.get('/api/backoffice/mails', { schema, config: { audit: 'mail.list' } }, unsent);

  for (const [name, act] of Object.entries(ACTIONS)) {
    app.post(
      `/api/backoffice/mails/:id/${name}`,
      { schema: { ...schema, params }, config: { audit: `mail.${name}` } },
      async (request) => {
        const done = await act(db, request.params.id, clock());
        if (!done)
          throw new Rejection(409, 'MAIL_CHANGED', '這封信已經寄出、正在寄送，或已由其他人處理。');
        return unsent();
      },
    );
  }
}
