import type { Database } from '../../../platform/db/index.ts';
import { mailSender } from '../settings/service.ts';
import type { OutgoingMail } from './mail.ts';
import { insertMail } from './repository.ts';
import type { MailContent } from './template/blocks.ts';
import { composeMail } from './template/compose-mail.ts';

/** Writes a mail in the shop's name and queues it; it is sent once the transaction commits. */
export const postMail = async (
  tx: Database,
  mail: Pick<OutgoingMail, 'kind' | 'dedupe_key' | 'to'>,
  content: MailContent,
  now: Date,
) => insertMail(tx, { ...mail, ...composeMail(content, await mailSender(tx)) }, now);
