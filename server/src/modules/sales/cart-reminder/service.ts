import type { CartLine } from '@pinpu/shared/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import type { Deps } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { newToken } from '../../base/consent/links.ts';
import { TOPICS } from '../../base/consent/topics.ts';
import { insertMail } from '../../base/mail/repository.ts';
import { composeMail } from '../../base/mail/template/compose-mail.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { mailSender } from '../../base/settings/service.ts';
import { cartView } from '../cart/cart-view.ts';
import { findProductsOnSale } from '../cart/repository.ts';
import { currentView } from '../cart/service.ts';
import { reminderMail } from './mail.ts';
import { findReminder, insertReminder, lockDueCarts } from './repository.ts';

/** Carts per transaction. */
const BATCH = 50;

type DueCart = Awaited<ReturnType<typeof lockDueCarts>>[number];

/** Stores that the member was reminded, and queues the mail where anything of the cart is on sale. */
async function remind(
  tx: Database,
  { cus_id, email, consent_id, lines, cart_date }: DueCart,
  { publicUrl }: { publicUrl: string },
  now: Date,
): Promise<void> {
  const ids = lines.map(({ prd_id }) => prd_id);
  const { cart } = cartView(lines, await findProductsOnSale(tx, ids, now), 0);
  const key = newToken();
  const mailed = cart.map(({ prd_id, qty }) => ({ prd_id, qty }));
  const reminder = { cus_id, cart_date, lines: mailed, key_hash: secretHash(key) };
  if (!(await insertReminder(tx, reminder, now)) || cart.length === 0) return;
  const content = reminderMail({ lines: cart, key, consent_id }, publicUrl);
  const mail = composeMail(content, await mailSender(tx));
  await insertMail(tx, { kind: TOPICS.cart.kind, to: email, ...mail }, now);
}

/** Instances take turns: each sees what the one before has stored. */
const remindBatch = ({ db, config }: Pick<Deps, 'db' | 'config'>, hours: number, now: Date) =>
  db.transaction(async (tx) => {
    await lockByName(tx, 'cart reminders');
    const due = await lockDueCarts(tx, { hours, limit: BATCH, now });
    for (const cart of due) await remind(tx, cart, config, now);
    return due.length;
  });

/** Reminds members of carts that they left, once for each cart; several instances may run it at once. */
export async function sendCartReminders(deps: Pick<Deps, 'db' | 'config'>, now: Date) {
  const hours = (await findSettings(deps.db)).cart_reminder_hours;
  if (hours === 0) return;
  let reminded = BATCH;
  while (reminded === BATCH) reminded = await remindBatch(deps, hours, now);
}

/**
 * The cart of a reminder's link, as it can be bought now; null once the link has expired. What the member has ordered or
 * removed since does not come back, and the member's own browsers have the cart anyway.
 */
export async function remindedCart(
  db: Database,
  { key, cus_id }: { key: string; cus_id: string | undefined },
  now: Date,
): Promise<{ cart: CartLine[] } | null> {
  const found = await findReminder(db, secretHash(key), now);
  if (!found) return null;
  if (found.cus_id === cus_id) return { cart: [] };
  const current = new Set(found.current?.map(({ prd_id }) => prd_id));
  const lines = found.lines.filter(({ prd_id }) => current.has(prd_id));
  const { cart } = await currentView(db, { cart: lines }, now);
  return { cart };
}
