import type {
  CartLine,
  CartView,
  EmbedConfig,
  EmbedProduct,
  RejectionCode,
} from '@pinpu/shared/contracts';
import {
  addToCart,
  cartItemCount,
  isSameCart,
  orderAmounts,
  type PriceRules,
  removeFromCart,
  SHOWN_FACTS,
  type ShippingRules,
  setLineQuantity,
  withoutEmptyLines,
} from '@pinpu/shared/domain';
import {
  dispatchChanges,
  mergeChanges,
  type NamedChange,
} from '../features/lines/named-changes.ts';
import {
  type RemovedLine,
  restoredLines,
  withoutRemoved,
  withRemoved,
} from '../features/lines/removed-lines.ts';
import { EmbedError } from './embed-error.ts';
import type { ShopCalls } from './shop-calls.ts';
import type { StoredCart } from './stored-cart.ts';

/** The cart as shown by the elements of a page; every change creates a new object. */
export interface CartState {
  /** Undefined until the shop's first response. */
  config?: EmbedConfig;
  lines: readonly CartLine[];
  /** Lines that were removed on this page. */
  removed: readonly RemovedLine[];
  /** Changes made by the shop, each with the product's name, since a removed line no longer has it. */
  changes: readonly NamedChange[];
  coupon_code: string;
  coupon?: CartView['coupon'];
  coupon_refusal?: string | undefined;
  /** How the shop ships; undefined where only the specification's fee applies, and before its first answer. */
  shipping_rules?: ShippingRules | undefined;
  /** The rules of price that hold for the cart, and the goods that they give; undefined for none. */
  price_rules?: PriceRules | undefined;
  rule_goods?: readonly CartLine[] | undefined;
  /** A call is in progress whose answer will change what is shown. */
  busy: boolean;
  error?: EmbedError | undefined;
}

export interface CartReports {
  change(): void;
  error(error: EmbedError): void;
  outcome(outcome: { state: string; ord_code: string }): void;
}

interface Storage {
  read(): StoredCart;
  write(cart: StoredCart): void;
  onChange(listener: () => void): () => void;
}

interface PageCartOptions {
  calls: ShopCalls;
  storage: Storage;
  reports: CartReports;
  /** The promoter's code of the page; '' for none. */
  promoCode: () => string;
}

const REST_MS = 400;
const TICKET_UNKNOWN: RejectionCode = 'TICKET_UNKNOWN';

const asError = (error: unknown) =>
  error instanceof EmbedError
    ? error
    : new EmbedError('UNREACHABLE', '目前無法連線到商店，請稍後再試。');

/** One cart for all elements of a page that have the same shop. */
export class PageCart {
  state: CartState;
  private readonly options: PageCartOptions;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private session = '';
  private ticket = '';
  /** Counts the changes made here, so that an answer to an older state is ignored. */
  private round = 0;
  private starting: Promise<void> | undefined;

  constructor(options: PageCartOptions) {
    this.options = options;
    const { lines, coupon_code, s, ticket } = options.storage.read();
    this.session = s;
    this.ticket = ticket;
    this.state = { lines, removed: [], changes: [], coupon_code, busy: true };
    options.storage.onChange(() => this.takeStored());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): CartState => this.state;

  /** Loads what the cart needs from the shop, once; after a failure it can be called again. */
  start(): Promise<void> {
    this.starting ??= this.begin().catch((error: unknown) => {
      this.starting = undefined;
      this.report(error);
    });
    return this.starting;
  }

  private async begin(): Promise<void> {
    this.set({ busy: true, error: undefined });
    const config = await this.options.calls.config(this.session);
    this.session = config.s;
    this.set({ config });
    await this.askOutcome();
    await this.check();
  }

  async add(product: EmbedProduct, qty: number): Promise<void> {
    const { prd_id, prd_name, prd_price, prd_man_pic, tot_qty } = product;
    const { option_text, product_id, preorder } = product;
    const known = { prd_id, prd_name, prd_price, prd_man_pic, tot_qty, option_text, product_id };
    const line = { ...known, preorder, ship_fee: 0, ship_fee_free_amt: 0 };
    const existing = this.state.lines.find((other) => other.prd_id === prd_id);
    this.change(addToCart(this.state.lines, { ...line, ...existing, tot_qty, preorder }, qty));
    await this.start();
  }

  setQuantity(prd_id: string, value: unknown): void {
    this.change(setLineQuantity(this.state.lines, prd_id, value));
  }

  remove(prd_id: string): void {
    const removed = withRemoved(this.state.lines, this.state.removed, prd_id);
    if (removed === undefined) return;
    this.set({ removed });
    this.change(removeFromCart(this.state.lines, prd_id));
  }

  undoRemove(prd_id: string): void {
    const { lines, removed } = this.state;
    const isRemoved = removed.some(({ line }) => line.prd_id === prd_id);
    if (!isRemoved) return;
    this.set({ removed: withoutRemoved(removed, prd_id) });
    this.change(restoredLines(lines, removed, prd_id));
  }

  enterCoupon(coupon_code: string): Promise<void> {
    this.set({ coupon_code, coupon: undefined, coupon_refusal: undefined });
    this.store();
    return this.check();
  }

  clear(): void {
    this.set({ removed: [] });
    this.change([]);
  }

  get count(): number {
    return cartItemCount(this.state.lines);
  }

  get amounts() {
    const { lines, coupon, shipping_rules: rules, price_rules } = this.state;
    return orderAmounts(lines, coupon, { rules }, price_rules);
  }

  /** The address of the checkout at the shop, which can be opened once. @throws EmbedError */
  async checkout(return_url: string): Promise<string> {
    const { calls, promoCode } = this.options;
    const { lines, coupon_code } = this.state;
    const cart = lines.map(({ prd_id, qty, prd_price }) => ({ prd_id, qty, prd_price }));
    const body = { s: this.session, cart, coupon_code, promo_code: promoCode(), return_url };
    const { url, ticket } = await calls.checkout(body);
    this.ticket = ticket;
    this.store();
    return url;
  }

  /** Asks for the outcome of a checkout that was started here, e.g. when the shopper returns. */
  async askOutcome(): Promise<void> {
    const { ticket } = this;
    if (ticket === '') return;
    const outcome = await this.options.calls.outcome(ticket).catch(asError);
    const isUnknown = outcome instanceof EmbedError && outcome.code === TICKET_UNKNOWN;
    if ((outcome instanceof EmbedError && !isUnknown) || this.ticket !== ticket) return;
    if (!(outcome instanceof EmbedError) && outcome.state === 'open') return;
    this.ticket = '';
    if (outcome instanceof EmbedError || outcome.state === 'expired') return this.store();
    this.set({ lines: [], removed: [], coupon_code: '', coupon: undefined });
    this.store();
    this.options.reports.outcome(outcome);
    this.options.reports.change();
  }

  /** Compares the cart with the shop's prices and stock. */
  async check(): Promise<void> {
    clearTimeout(this.timer);
    if (this.session === '') return this.start();
    const round = ++this.round;
    const { lines, coupon_code } = this.state;
    if (lines.length === 0) return this.set({ busy: false, error: undefined, changes: [] });
    this.set({ busy: true });
    try {
      const cart = lines.map(({ prd_id, qty, prd_price }) => ({ prd_id, qty, prd_price }));
      const promo_code = this.options.promoCode();
      const sent = { s: this.session, cart, coupon_code, promo_code };
      const view = await this.options.calls.cart(sent);
      if (round === this.round) this.take(view);
    } catch (error) {
      if (round === this.round) this.report(error);
    }
  }

  private take({ cart, changes, ...view }: CartView): void {
    const { coupon, coupon_refusal, shipping_rules, price_rules, rule_goods } = view;
    const lines = withoutEmptyLines(cart);
    const isSame = isSameCart(lines, this.state.lines, SHOWN_FACTS);
    const all = [...changes, ...dispatchChanges(this.state.lines, lines)];
    const merged = mergeChanges(this.state.changes, all, [...cart, ...this.state.lines]);
    const rules = { shipping_rules, price_rules, rule_goods };
    const answer = { lines, changes: merged, coupon, coupon_refusal, ...rules };
    this.set({ ...answer, busy: false, error: undefined });
    this.store();
    if (!isSame) this.options.reports.change();
  }

  private change(lines: readonly CartLine[]): void {
    this.round += 1;
    this.set({ lines, busy: true });
    this.store();
    this.options.reports.change();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), REST_MS);
  }

  /** Shows a failure, and reports it to the page. */
  report(error: unknown): void {
    const known = asError(error);
    this.set({ busy: false, error: known });
    this.options.reports.error(known);
  }

  private takeStored(): void {
    const { lines, coupon_code, ticket } = this.options.storage.read();
    this.ticket = ticket;
    const isSame = isSameCart(lines, this.state.lines, SHOWN_FACTS);
    if (isSame && coupon_code === this.state.coupon_code) return;
    this.set({ lines, coupon_code });
    if (!isSame) this.options.reports.change();
    this.check();
  }

  private store(): void {
    const { lines, coupon_code } = this.state;
    const { session: s, ticket } = this;
    this.options.storage.write({ lines: [...lines], s, coupon_code, ticket });
  }

  private set(change: Partial<CartState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
