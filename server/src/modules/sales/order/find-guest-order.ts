import type { FindOrder } from '@pinpu/shared/contracts';
import { normaliseEmail, normaliseMobile } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import {
  type Attempt,
  type BackOff,
  clearFailures,
  NETWORK_BACK_OFF,
  networkAttempt,
  startAttempt,
} from '../../base/sign-in-limit/service.ts';
import { orderNotFound } from './access.ts';
import { findOrder, type OrderRow } from './repository.ts';

const DAY = 86_400_000;

/** As for one-time codes, a hundred guesses at one order by all networks together; then by nobody for a day. */
const ALL_GUESSES: BackOff = { free: 100, first: DAY, longest: DAY };

const isContact = ({ cus_email, cus_mobile }: OrderRow, contact: string): boolean => {
  const mobile = normaliseMobile(contact);
  return mobile === undefined
    ? cus_email !== '' && cus_email === normaliseEmail(contact)
    : mobile === normaliseMobile(cus_mobile);
};

/**
 * A guest's order by its code and the buyer's e-mail or mobile number. A member's order needs the sign-in. Resolves to
 * the moment until when to wait after too many guesses. @throws Rejection 404, the same for each reason.
 */
export async function findGuestOrder(
  db: Database,
  { ord_code, contact }: FindOrder,
  ip: string,
  now: Date,
): Promise<OrderRow | { until: Date }> {
  const own = networkAttempt('order', ord_code, ip);
  const all: Attempt = { ...own, origin: 'everybody' };
  for (const [attempt, backOff] of [
    [own, NETWORK_BACK_OFF],
    [all, ALL_GUESSES],
  ] as const) {
    const until = await startAttempt(db, attempt, backOff, now);
    if (until) return { until };
  }
  const order = await findOrder(db, ord_code);
  if (order?.ord_code !== ord_code || order.cus_id !== null || !isContact(order, contact))
    throw orderNotFound();
  for (const attempt of [own, all]) await clearFailures(db, attempt);
  return order;
}
