import { countsText, runProofs } from '../support/run-proofs.ts';
import { alteredAmounts } from './altered-amounts.ts';
import { alteredWebhooks } from './altered-webhooks.ts';
import { couponUses } from './coupon-uses.ts';
import { killedEmbedded, killedOnPostgres } from './killed.ts';
import { lastUnits } from './last-units.ts';
import { sameCheckout } from './same-checkout.ts';
import { severalLines } from './several-lines.ts';
import { webhooksInAnyOrder } from './webhooks-in-any-order.ts';

const outcomes = await runProofs([
  lastUnits,
  severalLines,
  sameCheckout,
  couponUses,
  webhooksInAnyOrder,
  alteredWebhooks,
  alteredAmounts,
  killedOnPostgres,
  killedEmbedded,
]);
console.table(
  outcomes.map(({ name, counts, seconds, result }) => ({
    proof: name,
    counted: countsText(counts),
    seconds,
    result,
  })),
);
