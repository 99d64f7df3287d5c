import * as s from '@pinpu/shared/contracts/schema';
import { CART_MAX_LINES, CHECKOUT_PROFILE_FIELDS, NO_INVOICE, REC_WAY } from '@pinpu/shared/domain';
import { cartLineSchema, lineQuantitySchema } from './cart.ts';
import { productId, promoCode, sessionId } from './primitives.ts';

/** What the browser stores under a key. */
export interface StoredContract {
  /** Raised when the shape changes; what was stored without a version is version 1. */
  version: number;
  /** Stored in clear: nobody's data, which must outlive the key that the rest is encrypted with (ADR 0145). */
  plain?: true;
  schema: s.Schema;
  /** Turns a value of an older version into this one; without it such a value is dropped. */
  upgrade?: (value: unknown, version: number) => unknown;
}

const text = (max: number) => s.string().check(s.maxLength(max));
const textOrEmpty = (max: number) => s.withFallback(text(max), '');
const moment = s.int().check(s.minimum(0));
/** A token travels in a header. */
const token = s.string().check(s.regex(/^[\x20-\x7e]{0,4096}$/));

/** A list without the items that can't be read. */
const listOf = (item: s.Schema, most: number) =>
  s.pipe(
    s.array(s.unknown()),
    s.transform((items: unknown[]) =>
      items.slice(0, most).flatMap((one) => {
        const read = s.safeParse(item, one);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** Typed fields, each on its own: one that can't be read is empty. */
const typed = (fields: readonly string[]) =>
  s.object(Object.fromEntries(fields.map((field) => [field, textOrEmpty(300)])));

const orderInfo = typed([...CHECKOUT_PROFILE_FIELDS, ...Object.keys(NO_INVOICE)]);
const prefilled = typed([
  ...CHECKOUT_PROFILE_FIELDS,
  ...Object.keys(NO_INVOICE),
  'recipient_id',
  'invoice_id',
]);

const cart = s.object({
  key: textOrEmpty(100),
  lines: s.withFallback(listOf(cartLineSchema, CART_MAX_LINES), []),
});

const grownLine = s.object({ prd_id: productId, from: s.int(), to: s.int() });

const codeRequest = s.object({
  email: text(254),
  asked_at: moment,
  link_only: s.withFallback(s.optional(s.boolean()), undefined),
});

const contracts: Record<string, StoredContract> = {
  acc: { version: 1, schema: text(254) },
  arrivalRegion: { version: 1, plain: true, schema: s.oneOf(['', 'main', 'islands', 'store']) },
  at: { version: 1, schema: token },
  cart: { version: 1, plain: true, schema: cart },
  codeRequest: { version: 1, schema: s.nullable(codeRequest) },
  couponCode: { version: 1, schema: text(100) },
  emailCode: { version: 1, schema: s.nullable(s.object({ email: text(254), asked_at: moment })) },
  lastOrder: { version: 1, schema: s.object({ guid: text(100), ord_code: text(100) }) },
  lastVisit: { version: 1, plain: true, schema: moment },
  memberCart: { version: 1, plain: true, schema: listOf(lineQuantitySchema, CART_MAX_LINES) },
  memberLines: { version: 1, plain: true, schema: listOf(grownLine, CART_MAX_LINES) },
  orderInfo: { version: 1, schema: orderInfo },
  owner: { version: 1, schema: text(100) },
  prefilled: { version: 1, schema: prefilled },
  passkey: { version: 1, schema: text(1400) },
  promoCode: { version: 1, plain: true, schema: promoCode },
  promoCodeAt: { version: 1, plain: true, schema: moment },
  recWay: { version: 1, schema: s.int().check(s.minimum(REC_WAY.home), s.maximum(REC_WAY.store)) },
  recentProducts: { version: 1, schema: listOf(productId, 50) },
  recentSearches: { version: 1, schema: listOf(text(200), 50) },
  ut: { version: 1, schema: token },
  returnSite: {
    version: 1,
    schema: s.object({ name: text(60), url: text(2000), at: moment }),
  },
  uuid: { version: 1, plain: true, schema: s.union([s.literal(''), sessionId]) },
};

/** The contract of a stored key (spec §4 Local data); undefined for a key that no part of the shop uses. */
export const storedContract = (key: string): StoredContract | undefined =>
  Object.hasOwn(contracts, key) ? contracts[key] : undefined;
