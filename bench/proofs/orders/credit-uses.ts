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
const OFFER = { bonus: 300, paid: 250, max_percent: CREDIT.max_percent };

const bonus = { reason: 'hand', amount: OFFER.bonus } as const;
const paid = { reason: 'refund', amount: OFFER.paid } as const;

/** A signed-in member with credit in two lots. */
const newMember = (deployment: Deployment) =>
  deployment.withDatabase(async (db) => {
    const now = new Date();
    const member = await signedInMember(db, now);
    for (const lot of [bonus, paid]) {
      const source = `${lot.reason} of ${member.cus_id}`;
      const grant = { ...lot, cus_id: member.cus_id, source, expires_at: null, actor: 'admin' };
      await grantCredit(db, grant, now);
    }
    return member;
  });

/** All tabs of one member use credit at once, at both instances. */
async function rush(deployment: Deployment): Promise<number> {
  const { cus_id, headers, acc_email } = await newMember(deployment);
  const cart = [lineOf(OOLONG, 1), lineOf(BRITTLE, 1)];
  const answers = await runConcurrently(TABS, (i) => {
    const credit = { offer: OFFER, use: USED };
    const amounts = orderAmounts(cart, undefined, {}, undefined, credit);
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
  must(isRight && left === OFFER.bonus + OFFER.paid - used, () =>
    [`${placed} orders use ${used}, ${left} is left; answers:`, ...answerKinds(answers)].join(
      '\n  ',
    ),
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
    for (let n = 0; n < members; n += 1) placed += await rush(deployment);
    must((await deployment.withDatabase(deadlocks)) === 0, () => 'a deadlock');
    return { members, tabs: members * TABS, orders: placed, deadlocks: 0 };
  },
);
