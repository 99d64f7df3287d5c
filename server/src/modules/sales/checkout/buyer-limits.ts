import type { CartLine, CartView } from '@pinpu/shared/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { lockByNames } from '../../../platform/db/one-at-a-time.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { type Buyer, findBought } from './buyer-limits-repository.ts';

const productOf = ({ prd_id, product_id = prd_id }: CartLine): string => product_id;

/** Orders of one person run one after the other, whichever of these they are known by. */
const lockPerson = (tx: Database, { cus_id, cus_email, cus_mobile }: Buyer): Promise<void> =>
  lockByNames(
    tx,
    [
      cus_id !== null && `buyer member ${cus_id}`,
      `buyer email ${cus_email}`,
      `buyer mobile ${cus_mobile}`,
    ].filter((name) => name !== false),
  );

/**
 * Checks how much of a product with a limit per person the buyer has ordered. A person is known as the member, by the
 * e-mail or by the mobile number; cancelled orders don't count. @throws Rejection 409
 */
export async function requireWithinLimits(
  tx: Database,
  buyer: Buyer,
  view: CartView,
): Promise<void> {
  const limited = view.cart.filter(({ max_buyer }) => max_buyer !== undefined);
  if (limited.length === 0) return;
  await lockPerson(tx, buyer);
  const bought = await findBought(tx, buyer, [...new Set(limited.map(productOf))]);
  for (const line of limited) {
    const { prd_name, max_buyer = 0 } = line;
    const before = bought.get(productOf(line)) ?? 0;
    const own = limited.filter((other) => productOf(other) === productOf(line));
    const now = own.reduce((sum, { qty }) => sum + qty, 0);
    if (before + now > max_buyer)
      throw new Rejection(
        409,
        'QUANTITY_LIMIT',
        // Without a number, since the e-mail and the mobile number may be somebody else's.
        `「${prd_name}」每人限購 ${max_buyer} 件，連同先前的訂單已經超過，請減少數量或移除。`,
        { body: view },
      );
  }
}
