import { newsAllowance } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import type { Deps } from '../../../platform/module.ts';
import { insertMail } from '../../base/mail/repository.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { mailSender } from '../../base/settings/service.ts';
import { newsletterMail } from './content.ts';
import {
  countQueued,
  countResults,
  findWaiting,
  lockConsents,
  markQueued,
  newsKind,
} from './recipients-repository.ts';
import { findSending, lockNewsletter, type NewsletterRow, updateNewsletter } from './repository.ts';

type FeedDeps = Pick<Deps, 'db' | 'config'>;

/** Queues the mails of some receivers; those who have withdrawn since get none. */
async function queueMails(
  tx: Database,
  newsletter: NewsletterRow,
  receivers: readonly string[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { newsletter_id } = newsletter;
  const consents = await lockConsents(tx, receivers);
  const contentFor = await newsletterMail(tx, newsletter, publicUrl);
  const sender = await mailSender(tx);
  for (const email of receivers) {
    const consent = consents.get(email);
    let mail_id: string | null = null;
    if (consent !== undefined) {
      const dedupe_key = `${newsKind} ${newsletter_id} ${consent}`;
      const mail = composeMail(contentFor(consent), sender);
      mail_id = await insertMail(tx, { kind: newsKind, dedupe_key, to: email, ...mail }, now);
    }
    await markQueued(tx, { newsletter_id, email, mail_id });
  }
}

/**
 * Queues the next mails of a newsletter, as many as the shop sends in a minute. Instances take turns, so that none
 * queues a receiver twice, and both together stay within the number; a stop waits at most for this batch.
 */
const feedOne = ({ db, config }: FeedDeps, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockByName(tx, 'newsletters');
    const newsletter = await lockNewsletter(tx, id);
    if (newsletter?.state !== 'sending') return;
    const { newsletter_per_hour } = await findSettings(tx);
    const allowed = newsAllowance(newsletter_per_hour, await countQueued(tx, now));
    if (allowed === 0) return;
    const receivers = await findWaiting(tx, id, allowed);
    if (receivers.length > 0)
      await queueMails(tx, newsletter, receivers, { publicUrl: config.publicUrl, now });
  });

/** Records what became of a newsletter once its last mail was sent or given up. */
const settle = ({ db }: FeedDeps, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const newsletter = await lockNewsletter(tx, id);
    const { open, ...counts } = await countResults(tx, id);
    if (newsletter?.state !== 'sending' || open > 0) return;
    await updateNewsletter(tx, id, { ...counts, state: 'sent', ended_at: now });
  });

/** Continues the newsletters that are being sent; several instances may run it at once, or end in the middle. */
export async function feedNewsletters(deps: FeedDeps, now: Date): Promise<void> {
  for (const { newsletter_id } of await findSending(deps.db)) {
    await feedOne(deps, newsletter_id, now);
    await settle(deps, newsletter_id, now);
  }
}
