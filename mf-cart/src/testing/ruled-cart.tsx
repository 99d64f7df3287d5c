import type { CartLine, CartView } from '@pinpu/shared/contracts';
import type { PriceRule, RuleTerms } from '@pinpu/shared/domain';
import { appStore, cartAtom, orderInfoAtom } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import { CartPage } from '../pages/cart/CartPage.tsx';
import { INFO, line, REDIRECT } from './fixtures.ts';
import { freshState } from './page-state.ts';

/** A rule for all goods. */
export const ruleOf = (name: string, terms: RuleTerms, fields: Partial<PriceRule> = {}) => ({
  ...{ rule_id: name, name, terms, everything: true },
  ...fields,
});

export const amountOff = (from: number, amount: number): RuleTerms => ({
  ...{ kind: 'off', by: 'amount', repeat: false, steps: [{ from, percent: 0, amount }] },
});

export const giftFrom = (from: number): RuleTerms => ({
  ...{ kind: 'gift', by: 'amount', steps: [{ from, prd_id: 'cup', qty: 1 }] },
});

export const CUP = line({ prd_id: 'cup', prd_name: '陶杯', prd_price: 300 });

export const rulesOf = (...rules: PriceRule[]): Partial<CartView> => ({
  ...{ price_rules: { rules, combine: 'layers' }, rule_goods: [CUP] },
});

/** The order page with a cart under these rules; the shop's answers follow `view`, which a test can change. */
export function openRuledCart(
  cart: CartLine[],
  view: Partial<CartView>,
  checkout: (request: Request) => FakeAnswer | Promise<FakeAnswer> = () => REDIRECT,
) {
  freshState();
  appStore.set(cartAtom, cart);
  appStore.set(orderInfoAtom, INFO);
  const shop = { view };
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const sent = await request.json();
      const { coupon, ...others } = shop.view;
      const body = { cart: sent.cart, pl: 0, changes: [], ...others };
      return { success: true, body: sent.coupon_code ? { ...body, coupon } : body };
    },
    'POST /api/cart/checkout': checkout,
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  const checkouts = () => arrived.filter(({ url }) => url.includes('/cart/checkout'));
  return { shop, checkouts };
}

export const rowOf = (name: string) => within(screen.getByRole('listitem', { name }));
export const total = () => screen.getByRole('region', { name: '結帳' });
/** The amount beside a name in the summary. */
export const amountOf = (name: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling;
