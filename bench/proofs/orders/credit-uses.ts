import { orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { grantCredit } from '../../../server/src/modules/sales/credit/ledger.ts';
import { creditLots, orders } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { CREDIT } from '../../../server/src/testing/orders/credit-shop.ts';
import { signedInMember } from '../../../server/src/testing/people/signed-in-member.ts';
import { setSetting } from '../../../server/src/testing/set-setting.ts';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { deadlocks } from '../support/audit.ts';
import type { Deployment } from '../support/deployment.ts';
import { answerKinds, must, tally } from '../support/proof.ts';
import { newCheckout, sendCheckout } from '../support/shopper.ts';
import { orderProof } from './order-proof.ts';

const TABS = 40;
const USED = 150;
/** Enough for three orders. */
const AMOUNT = 500;

/** Bonus credit of two lots, or credit paid back. */
const KINDS = {
  bonus: { bonus: AMOUNT, paid: 0 },
  paid: { bonus: 0, paid: AMOUNT },
} as const;
type Kind = keyof typeof KINDS;

/** A signed-in member with credit in two lots. */
const newMember = (deployment: Deployment, kind: Kind) =>
  deployment.withDatabase(async (db) => {
    const now = new Date();
    const member = await signedInMember(db, now);
    const { cus_id } = member;
    const reason = kind === 'paid' ? 'refund' : 'hand';
    for (const amount of [200, AMOUNT - 200]) {
      const about = { reason, source: `${amount} of ${cus_id}`, actor: 'admin' } as const;
      await grantCredit(db, { ...about, cus_id, amount, expires_at: null }, now);
    }
    return member;
  });

/** All tabs of one member use credit at once, at both instances. */
async function rush(deployment: Deployment, kind: Kind): Promise<number> {
  const { cus_id, headers, acc_email } = await newMember(deployment, kind);
  const cart = [lineOf(OOLONG, 1), lineOf(BRITTLE, 1)];
  const offer = { ...KINDS[kind], max_percent: CREDIT.max_percent };
  const amounts = orderAmounts(cart, undefined, {}, undefined, { offer, use: USED });
  const answers = await runConcurrently(TABS, (i) => {
    const request = newCheckout(cart, { ...amounts, cus_email: acc_email });
    return sendCheckout(deployment.url(i), { ...request, member: headers });
  });
  const { 200: placed = 0 } = tally(answers.map(({ status }) => status));
  const found = await deployment.withDatabase(async (db) => ({
    lots: await db.select().from(creditLots).where(eq(creditLots.cus_id, cus_id)),
    own: await db.select().from(orders).where(eq(orders.cus_id, cus_id)),
  }));
  const left = found.lots.reduce((sum, { rest }) => sum + rest, 0);
  const used = found.own.reduce((sum, { credit_amt }) => sum + credit_amt, 0);
  const isRight = placed === 3 && found.own.length === placed && used === placed * USED;
  must(isRight && left === AMOUNT - used, () =>
    [
      `${kind}: ${placed} orders use ${used}, ${left} is left; answers:`,
      ...answerKinds(answers),
    ].join('\n  '),
  );
  return placed;
}

/** Credit for three orders and forty tabs of its member on two instances: three orders use it. */
export const creditUses = orderProof(
  'store credit for 3 orders, 40 tabs',
  async (deployment, { rounds }) => {
    await deployment.withDatabase((db) => setSetting(db, 'store_credit', CREDIT, new Date()));
    const members = rounds(20, 2);
    let placed = 0;
    for (let n = 0; n < members; n += 1)
      placed += await rush(deployment, n % 2 === 0 ? 'bonus' : 'paid');
    must((await deployment.withDatabase(deadlocks)) === 0, () => 'a deadlock');
    return { members, tabs: members * TABS, orders: placed, deadlocks: 0 };
  },
);
