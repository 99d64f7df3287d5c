import * as s from '@pinpu/shared/contracts/schema';
import { PARCEL_STAGES } from '@pinpu/shared/domain';
import { bodyOf } from '../shop/envelope.ts';
import { shortText, twd } from '../shop/primitives.ts';

/** The tabs of the back office's list of parcels. */
export const PARCEL_TABS = [
  'problems',
  'to-hand-in',
  'under-way',
  'at-store',
  'returning',
  'money',
  'all',
] as const;
export type ParcelTab = (typeof PARCEL_TABS)[number];

const orderCode = s.string().check(s.trim(), s.minLength(1), s.maxLength(40));

/** What a clerk can correct of a parcel that has not been created. */
export const parcelFormSchema = s.object({
  sender_name: shortText(20),
  sender_phone: shortText(20),
  sender_postcode: shortText(6),
  sender_address: shortText(60),
  receiver_name: shortText(20),
  receiver_phone: shortText(20),
  receiver_email: shortText(50),
  receiver_postcode: shortText(6),
  receiver_address: shortText(60),
  store_id: shortText(6),
  goods_name: shortText(50),
  weight: s.int(),
  size: s.int(),
});

export const shopParcelSchema = s.object({
  id: s.string(),
  ord_code: s.string(),
  kind: s.string(),
  sub_type: s.string(),
  temperature: s.string(),
  /** `due`, `sending`, `created`, `failed` or `cancelled`. */
  state: s.string(),
  stage: s.withFallback(s.oneOf(PARCEL_STAGES), 'none'),
  form: parcelFormSchema,
  contents: s.array(s.object({ line_no: s.int(), qty: s.int() })),
  amount: twd,
  collects: twd,
  provider_no: s.string(),
  payment_no: s.string(),
  validation_no: s.string(),
  tracking_no: s.string(),
  status_code: s.string(),
  status_text: s.string(),
  /** ISO 8601, '' where it has not happened. */
  status_at: s.string(),
  printed_at: s.string(),
  c_date: s.string(),
  /** The last day at the store, YYYY-MM-DD; '' where unknown. */
  store_until: s.string(),
  allocated_amt: twd,
  allocated_on: s.string(),
  /** Why it was refused or needs a person, as a sentence; '' otherwise. */
  message: s.string(),
  can_cancel: s.boolean(),
  can_return: s.boolean(),
});
export type ShopParcel = s.Infer<typeof shopParcelSchema>;

/** Query of `GET /api/backoffice/parcels`; newest first. */
export const shopParcelsQuerySchema = s.object({
  tab: s.withDefault(s.oneOf(PARCEL_TABS), 'all'),
  /** An order code, or a number of the parcel. */
  q: s.withDefault(shortText(60), ''),
  after: s.optional(s.string().check(s.regex(/^[\dT:.Z-]{24}~[\w-]{1,40}$/))),
  t: s.optional(s.string().check(s.maxLength(20))),
});

/** `GET /api/backoffice/parcels`, and `…/orders/{code}/parcels` for those of one order. */
export const shopParcelsAnswerSchema = bodyOf(
  s.object({
    parcels: s.array(shopParcelSchema),
    next: s.string(),
    /** How many parcels each tab but `all` has, at most `SHOP_COUNT_LIMIT`. */
    counts: s.record(s.string(), s.int()),
    /** The kinds of carriage to an address that parcels can be created for; empty where there is no provider. */
    home: s.array(s.string()),
    /** Whether parcels are created at a provider at all. */
    offered: s.boolean(),
  }),
);

/** The most orders whose parcels are asked for at once, and the most labels on a page. */
export const PARCELS_LIMIT = 100;

/** Body of `POST /api/backoffice/parcels`: asks for the parcels of orders. */
export const newParcelsSchema = s.object({
  orders: s
    .array(
      s.object({
        ord_code: orderCode,
        /** The kind of carriage to an address; '' for the shop's usual one. */
        sub_type: s.withDefault(shortText(20), ''),
        /** The units in this parcel; empty for all that are in no parcel yet. */
        contents: s.withDefault(
          s.array(s.object({ line_no: s.int(), qty: s.int() })).check(s.maxLength(50)),
          [],
        ),
        /** What differs from what the order says. */
        form: s.withDefault(s.record(s.string(), shortText(60)), {}),
      }),
    )
    .check(s.minLength(1), s.maxLength(PARCELS_LIMIT)),
});

/** One result per order, in their order: `message` says why there is no new parcel. */
export const newParcelsAnswerSchema = bodyOf(
  s.object({
    results: s.array(
      s.object({ ord_code: s.string(), parcels: s.array(s.string()), message: s.string() }),
    ),
  }),
);

/** Body of `POST /api/backoffice/parcels/labels`: parcels by their ids. */
export const labelsSchema = s.object({
  ids: s.array(shortText(40)).check(s.minLength(1), s.maxLength(PARCELS_LIMIT)),
});
export const labelsAnswerSchema = bodyOf(
  s.object({
    pages: s.array(
      s.object({
        sub_type: s.string(),
        parcels: s.array(s.string()),
        action: s.string(),
        fields: s.record(s.string(), s.string()),
      }),
    ),
  }),
);

/** The moves of a parcel: `POST /api/backoffice/parcels/{id}/{move}`, answered with the parcel. */
export const PARCEL_MOVES = ['correct', 'cancel', 'return', 'ask', 'settle'] as const;
export type ParcelMove = (typeof PARCEL_MOVES)[number];

/** `correct` changes the form and tries again; `ask` asks the provider now; `settle` closes a task of the clerk's. */
export const parcelMoveSchema = s.object({
  form: s.withDefault(s.record(s.string(), shortText(60)), {}),
});
export const parcelAnswerSchema = bodyOf(shopParcelSchema);
