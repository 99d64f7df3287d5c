import type { RejectionCode, Restock } from '@pinpu/shared/contracts';
import { normaliseEmail } from '@pinpu/shared/domain';
import { after, before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import type { Deps } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { mailboxOf } from '../../base/mail/mailbox.ts';
import { insertSecretMail } from '../../base/mail/repository.ts';
import { requireSent } from '../../base/mail/require-sent.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../base/settings/service.ts';
import { CONFIRM_MS, newToken } from './links.ts';
import { confirmMail } from './mails.ts';
import {
  countConfirmations,
  deleteRequests,
  findRequests,
  findStock,
  type RestockReader,
  upsertUnconfirmed,
  upsertWaiting,
} from './repository.ts';
import type { RequestedGoods } from './requested-goods.ts';

/** The most confirmation mails that an e-mail gets in a day, from any requester. */
const MOST_CONFIRMATIONS = 10;
const DAY_MS = 86_400_000;

/** Who looks at a product: the member, if signed in, and the browser's cart session, '' for none. */
interface Reader {
  member: Pick<RequestMember, 'acc_email'> | null;
  s: string;
}

const restockReader = ({ member, s }: Reader): RestockReader => ({
  email: member?.acc_email ?? '',
  s,
});

/** The request for a product that this member or browser may see; of several, one that waits. */
export async function restockOf(
  db: Database,
  reader: Reader,
  prd_id: string,
  now: Date,
): Promise<Restock | undefined> {
  const by = restockReader(reader);
  const rows = await findRequests(db, prd_id, by);
  const waits = rows.findLast(
    ({ state, email, s }) =>
      state === 'waiting' && (email === by.email || (s !== '' && s === by.s)),
  );
  if (waits) return { state: 'waiting', email: waits.email };
  const asks = rows.findLast(
    ({ asking_s, token_until }) =>
      asking_s !== '' && asking_s === by.s && token_until !== null && token_until > now,
  );
  return asks && { state: 'asked', email: asks.email };
}

/** @throws Rejection for a product that the shop does not sell, or has in stock. */
async function soldOutProduct(db: Database, prd_id: string) {
  const product = await findStock(db, prd_id);
  if (product?.enabled !== true)
    throw new Rejection(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
  if (product.available > 0)
    throw new Rejection(
      409,
      'IN_STOCK' satisfies RejectionCode,
      '這項商品已經有貨，現在就可以購買。',
    );
  return product;
}

const tooMany = () =>
  new Rejection(
    429,
    'TOO_MANY_CONFIRMATIONS',
    '今天寄到這個信箱的確認信已達上限，請登入會員後再登記，或明天再試。',
  );

/** Mails a confirmation link. The response is the same whatever the shop knows about the e-mail. */
async function askToConfirm(
  { db, config, serverKey, isMailSent }: RestockDeps,
  product: RequestedGoods,
  { email, s }: RestockReader,
  now: Date,
): Promise<void> {
  const token = newToken();
  const expires_at = after(now, CONFIRM_MS);
  const mail_id = await db.transaction(async (tx) => {
    await lockByName(tx, `restock ${mailboxOf(email)}`);
    const sent = await countConfirmations(tx, email, before(now, DAY_MS));
    if (sent >= MOST_CONFIRMATIONS) throw tooMany();
    const { prd_id } = product;
    const hashed = { hash: secretHash(token), until: expires_at };
    const id = await upsertUnconfirmed(tx, { prd_id, email, asking_s: s, token: hashed }, now);
    const content = confirmMail({ ...product, id }, token, config.publicUrl);
    const mail = { ...composeMail(content, await mailSender(tx)), to: email, expires_at };
    return insertSecretMail(tx, serverKey, { kind: 'restock-confirm', ...mail }, now);
  });
  await requireSent({ isMailSent }, mail_id);
}

type RestockDeps = Pick<Deps, 'db' | 'config' | 'serverKey' | 'isMailSent'>;

interface RestockAsk extends Reader {
  prd_id: string;
  email: string;
  /** Whether the browser has proved the e-mail before. */
  isProven: (email: string) => boolean;
  /** Counts a mail to an e-mail that is not proved. @throws Rejection 429 */
  countMail: () => Promise<void>;
}

/**
 * Requests a mail for when a sold-out product is back: effective at once for a proved e-mail, otherwise after
 * confirmation. @throws Rejection 404, 409 for a product in stock, 429 beyond the limit of mails.
 */
export async function requestRestock(
  deps: RestockDeps,
  { prd_id, email: typed, member, s, isProven, countMail }: RestockAsk,
  now: Date,
): Promise<Restock> {
  const email = normaliseEmail(typed);
  const product = await soldOutProduct(deps.db, prd_id);
  if (member?.acc_email === email || isProven(email)) {
    await upsertWaiting(deps.db, { prd_id, email, s }, now);
    return { state: 'waiting', email };
  }
  await countMail();
  await askToConfirm(deps, product, { email, s }, now);
  return { state: 'asked', email };
}

export const cancelRestock = (db: Database, reader: Reader, prd_id: string): Promise<void> =>
  db.transaction((tx) => deleteRequests(tx, prd_id, restockReader(reader)));
