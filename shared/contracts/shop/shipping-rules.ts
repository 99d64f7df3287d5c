import * as s from '@pinpu/shared/contracts/schema';
import { type ParcelFee, type ShippingRules, TEMPERATURES } from '@pinpu/shared/domain';
import { twd } from './primitives.ts';

const weightFees = s.object({
  steps: s.array(s.object({ up_to: s.int(), fee: twd })),
  free_amt: twd,
});
const feesOf = s.optional(weightFees);

const wayLimits = s.object({
  temperatures: s.array(s.oneOf(TEMPERATURES)),
  max_weight: s.int(),
  max_size: s.int(),
});
const limitsOf = s.optional(wayLimits);

/** How a shop ships; the server validates published values more strictly. */
export const shippingRulesSchema = s.object({
  mixed: s.oneOf(['split', 'refuse']),
  fees: s.object({ room: feesOf, chilled: feesOf, frozen: feesOf }),
  regions: s.array(
    s.object({
      name: s.string(),
      postcodes: s.array(s.string()),
      surcharge: twd,
      delivered: s.boolean(),
    }),
  ),
  ways: s.object({ home: limitsOf, store: limitsOf }),
}) satisfies s.Schema<ShippingRules>;

/** What an order pays for one of its parcels. */
export const parcelFeeSchema = s.object({
  temperature: s.oneOf(TEMPERATURES),
  weight: s.int(),
  ship_amt: twd,
}) satisfies s.Schema<ParcelFee>;
