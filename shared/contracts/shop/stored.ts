import {
  CART_MAX_LINES,
  type CartLine,
  CHECKOUT_PROFILE_FIELDS,
  type LineQuantity,
  NO_INVOICE,
  promoCodeOf,
  REC_WAY,
  SET_PARTS_MAX,
  type SetPart,
  TAX_CLASSES,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import { PRODUCT_ID, SESSION_ID, TWD_MAX } from './patterns.ts';
import {
  changed,
  type Form,
  fields,
  listOf,
  matching,
  oneOf,
  orElse,
  orNull,
  text,
  wholeNumber,
} from './stored-forms.ts';

/** Contract of the value that the browser stores under a key. */
export interface StoredContract {
  /** Raised when the form changes; a value stored without a version has version 1. */
  version: number;
  /** Stored unencrypted: no personal data, and must outlive the key that encrypts the rest (ADR 0145). */
  plain?: true;
  read: Form;
  /** Converts a value of an older version; without this function, such a value is dropped. */
  upgrade?: (value: unknown, version: number) => unknown;
}

const textOrEmpty = (max: number) => orElse(text(max), '');
const moment = wholeNumber(0);
/** A token must be printable ASCII, since it is sent in a header. */
const token = matching(/^[\x20-\x7e]{0,4096}$/);
const twd = wholeNumber(0, TWD_MAX);
const productId = matching(PRODUCT_ID);
const anyText = text(Number.POSITIVE_INFINITY);

/** Typed fields; each is parsed separately, and an invalid one becomes empty. */
const typed = (names: readonly string[]) =>
  fields(Object.fromEntries(names.map((name) => [name, textOrEmpty(2000)])));

const orderInfo = typed([...CHECKOUT_PROFILE_FIELDS, ...Object.keys(NO_INVOICE)]);
const prefilled = typed([
  ...CHECKOUT_PROFILE_FIELDS,
  ...Object.keys(NO_INVOICE),
  'recipient_id',
  'invoice_id',
]);

const setPart = fields({
  prd_id: productId,
  prd_name: anyText,
  option_text: orElse(anyText, undefined),
  qty: wholeNumber(),
} satisfies Record<keyof SetPart, Form>);

/** The same form as `cartLineSchema`, which parses the server's lines. */
const cartLine = fields({
  prd_id: productId,
  prd_name: anyText,
  prd_price: twd,
  prd_man_pic: anyText,
  tot_qty: wholeNumber(),
  qty: wholeNumber(),
  ship_fee: twd,
  ship_fee_free_amt: twd,
  ship_days: orElse(wholeNumber(), undefined),
  min_qty: orElse(wholeNumber(), undefined),
  max_qty: orElse(wholeNumber(), undefined),
  max_buyer: orElse(wholeNumber(), undefined),
  price_regular: orElse(twd, undefined),
  special_ends: orElse(text(30), undefined),
  temperature: orElse(oneOf(...TEMPERATURES), undefined),
  weight: orElse(wholeNumber(), undefined),
  size_cm: orElse(wholeNumber(), undefined),
  preorder: orElse(text(10), undefined),
  parts: orElse(listOf(setPart, SET_PARTS_MAX), undefined),
  tax_class: orElse(oneOf(...TAX_CLASSES), undefined),
  option_text: orElse(anyText, undefined),
  product_id: orElse(productId, undefined),
  must_choose: orElse(oneOf(true, false), undefined),
  rules: orElse(listOf(text(40), 500), undefined),
  off_amt: orElse(twd, undefined),
  gift: orElse(text(40), undefined),
} satisfies Record<keyof CartLine, Form>);

const lineQuantity = fields({
  prd_id: productId,
  qty: wholeNumber(),
} satisfies Record<keyof LineQuantity, Form>);

const cart = fields({
  key: textOrEmpty(100),
  lines: orElse(listOf(cartLine, CART_MAX_LINES), []),
});

const grownLine = fields({ prd_id: productId, from: wholeNumber(), to: wholeNumber() });

const codeRequest = fields({
  email: text(254),
  asked_at: moment,
  link_only: orElse(oneOf(true, false), undefined),
});

const contracts: Record<string, StoredContract> = {
  acc: { version: 1, read: text(254) },
  arrivalRegion: { version: 1, plain: true, read: oneOf('', 'main', 'islands', 'store') },
  asideLines: { version: 1, plain: true, read: listOf(cartLine, CART_MAX_LINES) },
  at: { version: 1, read: token },
  cart: { version: 1, plain: true, read: cart },
  codeRequest: { version: 1, read: orNull(codeRequest) },
  couponCode: { version: 1, read: text(100) },
  emailCode: { version: 1, read: orNull(fields({ email: text(254), asked_at: moment })) },
  lastOrder: { version: 1, read: fields({ guid: text(100), ord_code: text(100) }) },
  lastVisit: { version: 1, plain: true, read: moment },
  memberCart: { version: 1, plain: true, read: listOf(lineQuantity, CART_MAX_LINES) },
  memberLines: { version: 1, plain: true, read: listOf(grownLine, CART_MAX_LINES) },
  orderInfo: { version: 1, read: orderInfo },
  owner: { version: 1, read: text(100) },
  prefilled: { version: 1, read: prefilled },
  passkey: { version: 1, read: text(1400) },
  promoCode: { version: 1, plain: true, read: changed(promoCodeOf) },
  promoCodeAt: { version: 1, plain: true, read: moment },
  recWay: { version: 1, read: wholeNumber(REC_WAY.home, REC_WAY.store) },
  recentProducts: { version: 1, read: listOf(productId, 50) },
  recentSearches: { version: 1, read: listOf(text(200), 50) },
  ut: { version: 1, read: token },
  returnSite: { version: 1, read: fields({ name: text(60), url: text(2000), at: moment }) },
  uuid: { version: 1, plain: true, read: matching(new RegExp(`^$|${SESSION_ID.source}`)) },
};

/** The contract of a stored key (spec §4 Local data); undefined for a key that the shop does not use. */
export const storedContract = (key: string): StoredContract | undefined =>
  Object.hasOwn(contracts, key) ? contracts[key] : undefined;
