import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { shortText } from '../shop/primitives.ts';
import { shopOrderSchema } from './orders.ts';

const orderCode = s.string().check(s.trim(), s.minLength(1), s.maxLength(40));

/** The most orders in a packing list, and the most that can be shipped at once. */
export const PACKING_LIMIT = 50;
export const SHIPMENT_LIMIT = 200;

/** Query and body of `/api/backoffice/packing`: order codes, separated by commas in the query. */
export const packingQuerySchema = s.object({
  codes: s.string().check(s.maxLength(4000)),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export const packingSchema = s.object({
  codes: s.array(orderCode).check(s.minLength(1), s.maxLength(PACKING_LIMIT)),
});
/** A parcel that waits to be handed in, with the numbers that are typed at the store's machine. */
const handInSchema = s.object({
  id: s.string(),
  ord_code: s.string(),
  sub_type: s.string(),
  temperature: s.string(),
  payment_no: s.string(),
  validation_no: s.string(),
  tracking_no: s.string(),
});
export type HandIn = s.Infer<typeof handInSchema>;

export const packingAnswerSchema = bodyOf(
  s.object({
    orders: s.array(shopOrderSchema),
    /** None from servers before parcels. */
    parcels: s.withDefault(s.array(handInSchema), []),
  }),
);

/** Body of `POST /api/backoffice/shipments`. */
export const shipmentsSchema = s.object({
  lines: s.array(
    s.object({ ord_code: shortText(60), carrier: shortText(40), tracking: shortText(80) }),
  ),
});
export type ShipmentLine = s.Infer<typeof shipmentsSchema>['lines'][number];

/** Result of each line, in the order of the lines. */
export const shipmentsAnswerSchema = bodyOf(
  s.object({
    results: s.array(s.object({ ord_code: s.string(), shipped: s.boolean(), message: s.string() })),
  }),
);
export type ShipmentResult = s.Infer<typeof shipmentsAnswerSchema>['body']['results'][number];
