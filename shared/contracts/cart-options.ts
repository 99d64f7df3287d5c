import * as s from '@pinpu/shared/contracts/schema';
import { twd } from './primitives.ts';

/** A way of paying the shop offers, between two amounts, both included. */
export const payWayOfferSchema = s.object({
  pay_way: s.int(),
  min_amt: twd,
  max_amt: twd,
  /** Way 4: the numbers of instalments there are. */
  periods: s.withDefault(s.array(s.int()), []),
});

/** Pickup at a convenience store, between two amounts, both included. */
export const pickupOfferSchema = s.object({
  /** By LogisticsSubType, in the order they are shown. */
  chains: s.array(s.string()),
  min_amt: twd,
  max_amt: twd,
});

/** What the configuration says of cart and checkout, as `module_options.cart`. */
export const cartOptionsSchema = s.object({
  max_order_num: s.int(),
  /** In the order they are shown; without one to choose, the way is chosen on the payment page. */
  pay_ways: s.withDefault(s.array(payWayOfferSchema), []),
  /** The order page asks for a way; it can't be left to the payment page. */
  pay_way_required: s.withDefault(s.boolean(), false),
  /** Absent where goods go to addresses alone. */
  pickup: s.withFallback(s.optional(pickupOfferSchema), undefined),
});
export type CartOptions = s.Infer<typeof cartOptionsSchema>;
