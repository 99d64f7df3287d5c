import type { NewsletterContent } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { randomBase32 } from '../../../platform/random.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { ChangeContext } from '../../base/audit/change-context.ts';
import { insertMail } from '../../base/mail/repository.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../base/settings/service.ts';
import type { Pictures } from '../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../goods/picture/unsaved-pictures.ts';
import { insertRecipients } from './audience-repository.ts';
import { newsletterMail } from './content.ts';
import { newsletterPage, unknownNewsletter, versionOf } from './page.ts';
import {
  deleteDraft,
  findNewsletter,
  insertNewsletter,
  lockNewsletter,
  type NewsletterRow,
  updateNewsletter,
} from './repository.ts';

type ChangeDeps = Pick<Deps, 'db' | 'serverKey' | 'clock'>;

const ID_LENGTH = 10;

const picturesOf = ({ blocks }: NewsletterContent) =>
  blocks.flatMap((block) =>
    block.kind === 'picture' && block.picture !== '' ? [block.picture] : [],
  );

/** Keeps the pictures of a newsletter. @throws Rejection 400 where one does not exist any more. */
async function savePictures(
  tx: Database,
  pictures: Pictures,
  content: NewsletterContent,
  now: Date,
): Promise<void> {
  const addresses = picturesOf(content);
  for (const address of addresses)
    if (!/^\/media\//.test(address) || !(await keepPicture(tx, pictures, address, now)))
      throw new Rejection(400, 'PICTURE_GONE', '有一張圖片已不存在，請重新上傳。');
  await markSaved(tx, addresses);
}

/** Adds a draft. @throws Rejection */
export async function addNewsletter(
  { db, pictures }: { db: Database; pictures: Pictures },
  content: NewsletterContent,
  { actor, now, record }: ChangeContext,
): Promise<string> {
  const newsletter_id = randomBase32(ID_LENGTH);
  await db.transaction(async (tx) => {
    await savePictures(tx, pictures, content, now);
    await insertNewsletter(tx, { newsletter_id, ...content, c_date: now, changed_by: actor });
    await record(tx, newsletter_id, { title: content.subject });
  });
  return newsletter_id;
}

/** Locks a draft as it was read. @throws Rejection 404, or 409 with the newsletter as it is now. */
async function lockDraft(
  tx: Database,
  deps: ChangeDeps,
  { id, version }: { id: string; version: string },
): Promise<NewsletterRow> {
  const row = await lockNewsletter(tx, id);
  if (!row) throw unknownNewsletter(id);
  const body = () => newsletterPage({ ...deps, db: tx }, id);
  if (row.state !== 'draft')
    throw new Rejection(409, 'NEWSLETTER_SENT', '這封電子報已經開始寄送，不能再修改。', {
      body: await body(),
    });
  if (!isSameSecret(version, versionOf(row)))
    throw new Rejection(
      409,
      'NEWSLETTER_CHANGED',
      '這封電子報剛才有人修改過。您填寫的內容還在，請確認後再儲存。',
      { body: await body() },
    );
  return row;
}

/** Changes a draft. @throws Rejection */
export async function changeNewsletter(
  deps: ChangeDeps & { pictures: Pictures },
  id: string,
  { version, ...content }: NewsletterContent & { version: string },
  { actor, now, record }: ChangeContext,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockDraft(tx, deps, { id, version });
    await savePictures(tx, deps.pictures, content, now);
    await updateNewsletter(tx, id, { ...content, changed_by: actor });
    await record(tx, id, { title: content.subject });
  });
}

/** @throws Rejection 404 where there is no such draft */
export async function removeNewsletter(
  db: Database,
  id: string,
  { record }: ChangeContext,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteDraft(tx, id))) throw unknownNewsletter(id);
    await record(tx, id);
  });
}

/** Begins sending, once the number of receivers was confirmed. @throws Rejection */
export async function sendNewsletter(
  deps: ChangeDeps,
  id: string,
  { version, audience }: { version: string; audience: number },
  { actor, now, record }: ChangeContext,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockDraft(tx, deps, { id, version });
    if (row.subject === '' || row.blocks.length === 0)
      throw new Rejection(400, 'NEWSLETTER_EMPTY', '請先填寫主旨與內容。');
    const recipients = await insertRecipients(tx, row, now);
    if (recipients === 0) throw new Rejection(409, 'NO_RECIPIENTS', '目前沒有符合的收件人。');
    if (recipients !== audience)
      throw new Rejection(
        409,
        'AUDIENCE_CHANGED',
        `收件人剛才變成 ${recipients} 位，請確認後再寄送。`,
        { body: { ...(await newsletterPage({ ...deps, db: tx }, id)), audience: recipients } },
      );
    await updateNewsletter(tx, id, { state: 'sending', recipients, sent_at: now, sent_by: actor });
    await record(tx, id, { title: row.subject, recipients });
  });
}

/** Stops or continues sending. Whoever has got the mail keeps it. @throws Rejection */
export async function switchNewsletter(
  db: Database,
  id: string,
  to: 'stopped' | 'sending',
  { record }: ChangeContext,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockNewsletter(tx, id);
    if (!row) throw unknownNewsletter(id);
    if (row.state === to) return;
    if (row.state !== 'sending' && row.state !== 'stopped')
      throw new Rejection(409, 'NEWSLETTER_ENDED', '這封電子報目前沒有在寄送。');
    await updateNewsletter(tx, id, { state: to });
    await record(tx, id, { title: row.subject });
  });
}

/** Mails the newsletter to one address, as receivers will get it. @throws Rejection 404 */
export async function testNewsletter(
  db: Database,
  id: string,
  { email, publicUrl }: { email: string; publicUrl: string },
  { now, record }: ChangeContext,
): Promise<void> {
  const row = await findNewsletter(db, id);
  if (!row) throw unknownNewsletter(id);
  const contentFor = await newsletterMail(db, row, publicUrl);
  await db.transaction(async (tx) => {
    const mail = composeMail(contentFor('preview'), await mailSender(tx));
    const subject = `（試寄）${mail.subject}`;
    await insertMail(tx, { kind: 'news-test', to: email, ...mail, subject }, now);
    await record(tx, id);
  });
}
