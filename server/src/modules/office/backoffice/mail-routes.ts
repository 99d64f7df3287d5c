import { unsentMailsAnswerSchema } from '@pinpu/shared/contracts/backoffice';
import { maxLength, object, string } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import {
  findUnsentMails,
  markMailDiscarded,
  markMailForRetry,
} from '../../base/mail/unsent-repository.ts';
import { staffCall } from './staff-call.ts';

const params = object({ id: string().check(maxLength(64)) });

const ACTIONS = { retry: markMailForRetry, discard: markMailDiscarded } as const;

export function mailRoutes(app: App, { db, clock }: Deps) {
  const unsent = async () =>
    success({
      mails: (await findUnsentMails(db)).map(({ id, kind, to_email, subject, ...mail }) => ({
        ...{ id, kind, subject, to: to_email },
        given_up: mail.status === 'dead',
        attempts: mail.attempts,
        reason: mail.last_error,
        c_date: mail.c_date.toISOString(),
        next_at: mail.next_at.toISOString(),
        can_retry: mail.has_content,
      })),
    });

  const answer = unsentMailsAnswerSchema;
  app.get('/api/backoffice/mails', staffCall('mail.list', answer), unsent);

  for (const [name, act] of Object.entries(ACTIONS))
    app.post(
      `/api/backoffice/mails/:id/${name}`,
      staffCall(`mail.${name}`, answer, { params }),
      async (request) => {
        if (!(await act(db, request.params.id, clock())))
          throw new Rejection(409, 'MAIL_CHANGED', '這封信已經寄出、正在寄送，或已由其他人處理。');
        return unsent();
      },
    );
}
