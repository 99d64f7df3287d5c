import { countsText, runProofs } from '../harness/run-proofs.ts';
import { alteredAmounts } from './proofs/altered-amounts.ts';
import { alteredNotices } from './proofs/altered-notices.ts';
import { couponUses } from './proofs/coupon-uses.ts';
import { killedEmbedded, killedOnPostgres } from './proofs/killed.ts';
import { lastUnits } from './proofs/last-units.ts';
import { noticesInAnyOrder } from './proofs/notices-in-any-order.ts';
import { sameCheckout } from './proofs/same-checkout.ts';
import { severalLines } from './proofs/several-lines.ts';

const outcomes = await runProofs([
  lastUnits,
  severalLines,
  sameCheckout,
  couponUses,
  noticesInAnyOrder,
  alteredNotices,
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
