import type { CarriedShare, ShopMonth, ShopPayout } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { digestOf } from '../../../platform/digest.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';
import { maskOf } from '../../sales/bank-transfer/bank-file.ts';
import { totalOf } from '../../sales/promo/payouts/due.ts';
import {
  accountOf,
  type PlannedPayout,
  planPayouts,
} from '../../sales/promo/payouts/plan-payouts.ts';
import {
  findClosedMonth,
  findPayouts,
  type PayoutWithPayee,
} from '../../sales/promo/payouts/repository.ts';

interface Shop {
  serverKey: ServerKey;
  now: Date;
}

type Content = Omit<ShopMonth, 'version'>;

/** Adds the version: a digest of everything shown, so that any change alters it. */
function versioned(content: Content): ShopMonth {
  const version = digestOf(content);
  return { ...content, version };
}

function shareOf({ payee, lines, amount }: PlannedPayout): Omit<CarriedShare, 'reason'> {
  const returns = lines.filter((line) => line.amount < 0);
  const { cus_id, cus_name: name, acc_email: email } = payee;
  return {
    ...{ id: cus_id, cus_id, name, email, amount },
    orders: lines.length,
    corrections: totalOf(returns),
    returns: returns.length,
  };
}

/** An open month as it would be once closed. */
export function plannedMonth(month: string, planned: readonly PlannedPayout[]): ShopMonth {
  const paid = planned.filter(({ reason }) => reason === '');
  const carried = planned.filter(({ reason }) => reason !== '');
  return versioned({
    ...{ month, closed_at: '', closed_by: '' },
    payouts: paid.map((one) => ({
      ...shareOf(one),
      ...{ account: maskOf(one.account), paid_on: '', paid_by: '' },
    })),
    carried: carried.map((one) => ({ ...shareOf(one), reason: one.reason })),
  });
}

async function shopPayout(tx: Database, payout: PayoutWithPayee, serverKey: ServerKey) {
  const { cus_id, cus_name, acc_email, month: _, ...row } = payout;
  // An unpaid payout goes to the account that its promoter has now.
  const account =
    row.paid_on !== '' || cus_id === null
      ? row.account
      : maskOf(await accountOf(tx, cus_id, serverKey));
  const payee = { cus_id: cus_id ?? '', name: cus_name ?? '', email: acc_email ?? '' };
  return { ...row, ...payee, account } satisfies ShopPayout;
}

type Closed = NonNullable<Awaited<ReturnType<typeof findClosedMonth>>>;

export async function closedMonth(
  tx: Database,
  { month, c_date, closed_by }: Closed,
  serverKey: ServerKey,
): Promise<ShopMonth> {
  const payouts: ShopPayout[] = [];
  for (const payout of await findPayouts(tx, month))
    payouts.push(await shopPayout(tx, payout, serverKey));
  const carried: CarriedShare[] = [];
  return versioned({ month, closed_at: c_date.toISOString(), closed_by, payouts, carried });
}

/** A month as the shop sees it. @throws Rejection for an open one that can't be closed. */
export async function shopMonth(tx: Database, month: string, shop: Shop): Promise<ShopMonth> {
  const closed = await findClosedMonth(tx, month);
  if (closed) return closedMonth(tx, closed, shop.serverKey);
  return plannedMonth(month, await planPayouts(tx, month, shop));
}
