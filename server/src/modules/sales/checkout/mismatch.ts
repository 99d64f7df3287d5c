import type { CartChange, CartLine, CartView } from '@pinpu/shared/contracts';
import {
  type AppliedRule,
  creditTotal,
  destinationOf,
  dispatchText,
  formatTwd,
  isSameCart,
  isSameContent,
  limitFaults,
  lineName,
  ORDERED_FACTS,
  type OrderAmounts,
  parcelsOf,
  shippingFaults,
  taxAmounts,
} from '@pinpu/shared/domain';
import type { CheckoutContent } from './normalise-checkout.ts';
import { isSameRules, type NamedGoods, ruleMessages } from './rule-mismatch.ts';

/** Thrown where the browser's cart differs from what the shop would sell; nothing was stored. */
export class CheckoutMismatch extends Error {
  override name = 'CheckoutMismatch';
  readonly view: CartView;
  /** What rules of price do to it. */
  readonly applied: readonly AppliedRule[];

  constructor(view: CartView, applied: readonly AppliedRule[]) {
    super('the cart has changed');
    this.view = view;
    this.applied = applied;
  }
}

const AMOUNTS = ['ship_amt', 'ap_amt', 'inv_amt'] as const;
const TAX = ['tot_amt', 'tot_tax'] as const;

type Delivery = Pick<CheckoutContent, 'rec_way' | 'rec_meta' | 'profile'>;
type Requested = Delivery &
  Pick<
    CheckoutContent,
    'cart' | 'applied_rules' | 'credit_amt' | (typeof AMOUNTS)[number] | (typeof TAX)[number]
  >;

/** Why the cart can't be shipped as it is to where it is ordered. */
const faultsOf = ({ profile, ...content }: Delivery, { cart, shipping_rules }: CartView) =>
  shippingFaults(cart, {
    rules: shipping_rules,
    destination: destinationOf({ ...content, ...profile }),
  });

/** A cart of a release before tax classes states all of its goods as taxed; that changes nothing that is paid. */
const isTaxAgreed = (requested: Requested, amounts: OrderAmounts): boolean =>
  [amounts, taxAmounts(amounts.inv_amt)].some((own) =>
    TAX.every((name) => requested[name] === own[name]),
  );

/** Lines of a set whose content is no longer what the browser displayed; older ones display none. */
const changedSets = (requested: readonly CartLine[], view: CartView): CartLine[] =>
  view.cart.filter(({ prd_id, parts = [] }) => {
    const displayed = requested.find((line) => line.prd_id === prd_id)?.parts;
    return displayed !== undefined && !isSameContent(displayed, parts);
  });

interface OwnAmounts {
  amounts: OrderAmounts;
  withoutRules: () => OrderAmounts;
}

const isSameTotal = (requested: Requested, amounts: OrderAmounts): boolean =>
  requested.credit_amt === (amounts.credit_amt ?? 0) &&
  AMOUNTS.every((name) => requested[name] === amounts[name]) &&
  isTaxAgreed(requested, amounts);

/** A remote of a release before rules of price displays none; with them, the order costs no more. */
function areAmountsAgreed(requested: Requested, { amounts, withoutRules }: OwnAmounts): boolean {
  const { applied_rules } = requested;
  if (applied_rules !== undefined)
    return (
      isSameRules(applied_rules, amounts.applied_rules ?? []) && isSameTotal(requested, amounts)
    );
  return isSameTotal(requested, amounts) || isSameTotal(requested, withoutRules());
}

/** Whether the browser's lines, amounts and rules of price are the server's own (ledger B5). */
export function isAgreed(requested: Requested, view: CartView, own: OwnAmounts): boolean {
  return (
    view.coupon_refusal === undefined &&
    view.cart.every(({ must_choose }) => !must_choose) &&
    limitFaults(view.cart).length === 0 &&
    faultsOf(requested, view).length === 0 &&
    isSameCart(requested.cart, view.cart, ORDERED_FACTS) &&
    changedSets(requested.cart, view).length === 0 &&
    areAmountsAgreed(requested, own)
  );
}

function sentence({ kind, from, to }: CartChange, name: string): string {
  if (kind === 'gone') return `「${name}」已下架，已從購物車移除。`;
  if (kind === 'price') return `「${name}」的單價由 ${formatTwd(from)} 調整為 ${formatTwd(to)}。`;
  return to === 0
    ? `「${name}」已售完，已從購物車移除。`
    : `「${name}」可購買的數量由 ${from} 調整為 ${to}。`;
}

/** A line with texts short enough for a sentence. */
const cutLine = ({ prd_name, option_text = '' }: CartLine) => ({
  prd_name: prd_name.slice(0, 60),
  option_text: option_text.slice(0, 60),
});

const CODES = { gone: 'PRODUCT_GONE', price: 'PRICE_CHANGED', stock: 'STOCK_CHANGED' } as const;

const AMOUNT_CHANGED = {
  Code: 'AMOUNT_CHANGED',
  Message: '運費或訂單金額已更新，請確認後再結帳。',
};
const CREDIT_CHANGED = {
  Code: 'CREDIT_CHANGED',
  Message: '購物金的餘額或可折抵的金額已更新，請確認後再結帳。',
};
/** Whether the member still has the credit that the order was to use; how much of it the goods allow is not compared. */
const isCreditLeft = ({ credit_amt }: CheckoutContent, { credit }: CartView): boolean =>
  credit_amt <= (credit ? creditTotal(credit) : 0);

/** A cart remote from before there were parcels can't compute their fees, whatever cart it is answered. */
const RELOAD = {
  Code: 'AMOUNT_CHANGED',
  Message: '運費的計算方式已更新，請重新載入頁面，確認運費後再結帳。',
};

const knowsParcels = ({ parcel_fees }: CheckoutContent, { cart, shipping_rules }: CartView) =>
  parcel_fees !== undefined || (shipping_rules === undefined && parcelsOf(cart).length < 2);

/** About lines that were shown as goods in stock and are pre-orders now, the reverse, or leave on another day. */
const preorderMessages = (requested: readonly CartLine[], view: CartView) =>
  view.cart.flatMap((line) => {
    const { prd_id, preorder } = line;
    const shown = requested.find((one) => one.prd_id === prd_id);
    if (!shown || shown.preorder === preorder) return [];
    const name = `「${lineName(cutLine(line))}」`;
    const is = preorder ? `是預購商品，${dispatchText(preorder)}` : '現在有現貨，不用預購';
    return [
      {
        Code: 'PREORDER_CHANGED',
        Message: `${name}${is}。請確認後再結帳；畫面沒有寫出貨日時，請重新整理。`,
      },
    ];
  });

type Message = { Code: string; Message: string };

type NameOf = (prd_id: string) => string;

/** What the shopper has to change or confirm of the lines, apart from their prices and quantities. */
function lineMessages(content: CheckoutContent, view: CartView, nameOf: NameOf): Message[] {
  const ofChoices = view.cart.flatMap(({ must_choose, prd_id }) =>
    must_choose
      ? { Code: 'CHOICE_MISSING', Message: `「${nameOf(prd_id)}」現在有多種規格，請先選擇。` }
      : [],
  );
  const ofSets = changedSets(content.cart, view).map(({ prd_id }) => ({
    Code: 'SET_CHANGED',
    Message: `「${nameOf(prd_id)}」的組合內容已更新，請確認後再結帳。`,
  }));
  const ofLimits = limitFaults(view.cart).map(({ prd_name, message }) => ({
    Code: 'QUANTITY_LIMIT',
    Message: `「${prd_name.slice(0, 60)}」${message}`,
  }));
  return [...ofChoices, ...ofSets, ...preorderMessages(content.cart, view), ...ofLimits];
}

/** `gifts` are the goods that rules were displayed to give. */
export function mismatchMessages(
  content: CheckoutContent,
  { view, applied }: Pick<CheckoutMismatch, 'view' | 'applied'>,
  gifts: NamedGoods,
): Message[] {
  const nameOf = (id: string) => {
    const line = [...view.cart, ...content.cart].find(({ prd_id }) => prd_id === id);
    return (line && lineName(cutLine(line))) || '商品';
  };
  const ofCoupon =
    view.coupon_refusal === undefined
      ? []
      : [{ Code: 'COUPON_REFUSED', Message: view.coupon_refusal }];
  const ofShipping = faultsOf(content, view).map(({ message }) => ({
    Code: 'SHIPPING_REFUSED',
    Message: message,
  }));
  const ofCredit = isCreditLeft(content, view) ? [] : [CREDIT_CHANGED];
  const ofRules = ruleMessages({
    ...{ displayed: content.applied_rules, applied, view, goods: gifts },
  });
  const found = [
    ...lineMessages(content, view, nameOf),
    ...ofShipping,
    ...ofCoupon,
    ...ofRules,
    ...ofCredit,
  ];
  if (view.changes.length === 0 && found.length === 0)
    return [knowsParcels(content, view) ? AMOUNT_CHANGED : RELOAD];
  const ofLines = view.changes.map((change) => ({
    Code: CODES[change.kind],
    Message: sentence(change, nameOf(change.prd_id)),
  }));
  return [...found, ...ofLines];
}
