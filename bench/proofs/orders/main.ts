import { killedEmbedded, killedOnPostgres } from '../faults/killed.ts';
import { runProofs } from '../support/run-proofs.ts';
import { alteredAmounts } from './altered-amounts.ts';
import { alteredWebhooks } from './altered-webhooks.ts';
import { couponUses } from './coupon-uses.ts';
import { creditUses } from './credit-uses.ts';
import { lastUnits, lastVariants } from './last-units.ts';
import { paperworkAtOnce } from './paperwork-at-once.ts';
import { paperworkInAnyOrder } from './paperwork-in-any-order.ts';
import { sameCheckout } from './same-checkout.ts';
import { severalLines } from './several-lines.ts';
import { sharedParts } from './shared-parts.ts';
import { webhooksInAnyOrder } from './webhooks-in-any-order.ts';

await runProofs([
  lastUnits,
  lastVariants,
  severalLines,
  sharedParts,
  sameCheckout,
  couponUses,
  creditUses,
  webhooksInAnyOrder,
  paperworkInAnyOrder,
  ...paperworkAtOnce,
  alteredWebhooks,
  alteredAmounts,
  killedOnPostgres,
  killedEmbedded,
]);
