import type { NewsSignUp } from '@pinpu/shared/contracts';
import { normaliseEmail } from '@pinpu/shared/domain';
import { after, before, DAY } from '../../../platform/clock.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import type { Deps } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { insertSecretMail } from '../mail/repository.ts';
import { requireSent } from '../mail/require-sent.ts';
import { composeMail } from '../mail/template/compose-mail.ts';
import { findSettings } from '../settings/repository.ts';
import { mailSender } from '../settings/service.ts';
import { CONFIRM_MS, newToken } from './links.ts';
import { confirmMail } from './mails.ts';
import { countConfirmations, upsertConfirmed, upsertPending } from './repository.ts';

/** The most confirmation mails that an e-mail gets in a day, from any requester. */
const MOST_CONFIRMATIONS = 10;

const tooMany = () =>
  new Rejection(
    429,
    'TOO_MANY_CONFIRMATIONS',
    '今天寄到這個信箱的確認信已達上限，請明天再試一次。',
  );

type SignUpDeps = Pick<Deps, 'db' | 'config' | 'serverKey' | 'isMailSent'>;

/** Mails a confirmation link. The response is the same whatever the shop knows about the e-mail. */
async function askToConfirm(deps: SignUpDeps, email: string, now: Date): Promise<void> {
  const { db, config, serverKey } = deps;
  const token = newToken();
  const expires_at = after(now, CONFIRM_MS);
  const mail_id = await db.transaction(async (tx) => {
    await lockByName(tx, `consent ${mailboxOf(email)}`);
    const sent = await countConfirmations(tx, email, before(now, DAY));
    if (sent >= MOST_CONFIRMATIONS) throw tooMany();
    const hashed = { hash: secretHash(token), until: expires_at };
    await upsertPending(tx, { email, topic: 'news', token: hashed }, now);
    const content = confirmMail(token, config.publicUrl);
    const mail = { ...composeMail(content, await mailSender(tx)), to: email, expires_at };
    return insertSecretMail(tx, serverKey, { kind: 'news-confirm', ...mail }, now);
  });
  await requireSent(deps, mail_id);
}

interface SignUp {
  email: string;
  member: Pick<RequestMember, 'acc_email'> | null;
  /** Whether the browser has proved the e-mail before. */
  isProven: (email: string) => boolean;
  /** Counts a mail to an e-mail that is not proved. @throws Rejection 429 */
  countMail: () => Promise<void>;
}

/**
 * Signs an e-mail up for newsletters: at once where it is proved, otherwise after a confirmation.
 * @throws Rejection 404 where the shop has none, 429 beyond the limit of mails.
 */
export async function signUpForNews(
  deps: SignUpDeps,
  { email: typed, member, isProven, countMail }: SignUp,
  now: Date,
): Promise<NewsSignUp> {
  if (!(await findSettings(deps.db)).newsletter_signup)
    throw new Rejection(404, 'NO_NEWSLETTER', '本店目前沒有開放訂閱電子報。');
  const email = normaliseEmail(typed);
  if (member?.acc_email === email || isProven(email)) {
    await upsertConfirmed(deps.db, { email, topic: 'news', source: 'footer' }, now);
    return { state: 'confirmed' };
  }
  await countMail();
  await askToConfirm(deps, email, now);
  return { state: 'asked' };
}
