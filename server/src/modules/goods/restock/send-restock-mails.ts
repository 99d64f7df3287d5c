import type { Deps } from '../../../platform/module.ts';
import { insertMail } from '../../base/mail/repository.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../base/settings/service.ts';
import { restockMail } from './mails.ts';
import { lockRestocked, markSent } from './repository.ts';

/** Requests per transaction. */
const BATCH = 100;

/** Queues the mails of one batch; returns their number. */
const sendBatch = ({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await lockRestocked(tx, BATCH);
    if (due.length === 0) return 0;
    const sender = await mailSender(tx);
    for (const { email, confirmed_at, ...request } of due) {
      const mail = composeMail(restockMail(request, config.publicUrl), sender);
      const dedupe_key = `restock ${request.id} ${confirmed_at?.getTime()}`;
      await insertMail(tx, { kind: 'restock', dedupe_key, to: email, ...mail }, now);
    }
    const ids = due.map(({ id }) => id);
    await markSent(tx, ids, now);
    return due.length;
  });

/** Queues one mail for each request whose product is for sale again; several instances may run it at once. */
export async function sendRestockMails(
  deps: Pick<Deps, 'db' | 'config'>,
  now: Date,
): Promise<void> {
  let sent = BATCH;
  while (sent === BATCH) sent = await sendBatch(deps, now);
}
