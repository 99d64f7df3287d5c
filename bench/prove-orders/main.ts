import { countsText, runProofs } from '../harness/run-proofs.ts';
import { alteredAmounts } from './proofs/altered-amounts.ts';
import { alteredWebhooks } from './proofs/altered-webhooks.ts';
import { couponUses } from './proofs/coupon-uses.ts';
import { killedEmbedded, killedOnPostgres } from './proofs/killed.ts';
import { lastUnits } from './proofs/last-units.ts';
import { sameCheckout } from './proofs/same-checkout.ts';
import { severalLines } from './proofs/several-lines.ts';
import { webhooksInAnyOrder } from './proofs/webhooks-in-any-order.ts';

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
