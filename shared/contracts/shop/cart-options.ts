import * as s from '@pinpu/shared/contracts/schema';
import type { PayWayOffer, PickupOffer } from '@pinpu/shared/domain';
import { twd } from './primitives.ts';

/** A pay way that the shop offers, for amounts between two limits, both inclusive. */
export const payWayOfferSchema = s.object({
  pay_way: s.int(),
  min_amt: twd,
  max_amt: twd,
  /** For way 4, the numbers of instalments to choose from. */
  periods: s.withDefault(s.array(s.int()), []),
}) satisfies s.Schema<PayWayOffer>;

/** Pickup at a convenience store, for amounts between two limits, both inclusive. */
export const pickupOfferSchema = s.object({
  /** LogisticsSubTypes, in the order in which they are shown. */
  chains: s.array(s.string()),
  min_amt: twd,
  max_amt: twd,
}) satisfies s.Schema<PickupOffer>;

/** The configuration of cart and checkout, `module_options.cart`. */
export const cartOptionsSchema = s.object({
  max_order_num: s.int(),
  /** In display order; where empty, the shopper chooses on the payment page. */
  pay_ways: s.withDefault(s.array(payWayOfferSchema), []),
  /** Whether the shopper must choose on the order page rather than on the payment page. */
  pay_way_required: s.withDefault(s.boolean(), false),
  /** Absent if the shop delivers to addresses only. */
  pickup: s.withFallback(s.optional(pickupOfferSchema), undefined),
});
export type CartOptions = s.Infer<typeof cartOptionsSchema>;
