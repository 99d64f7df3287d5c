import type { Attack } from '../attack.ts';
import { lineOf, updateCart } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

/** A link with `/?promo_code=…` stores the code in the visitor's browser, which then sends it with every cart. */
export const brokenCart: Attack = {
  finding: 'M17',
  title: 'a promotion code of 41 characters in a link breaks the cart',
  run: async (shop) => {
    const visitor = new Visitor(shop);
    const codes = { promo_code: 'A'.repeat(41) };
    const { status } = await updateCart(visitor, 'session-1', [lineOf('P0101', 1)], codes);
    return { succeeded: status !== 200, counted: `the cart: ${status}` };
  },
};

const DEPTH = 5000;

export const brackets: Attack = {
  finding: 'L21',
  title: `${DEPTH} brackets are an error of the server`,
  run: async (shop) => {
    const body = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    const { status } = await new Visitor(shop).post('/api/cart/update?s=session-1', body);
    return { succeeded: status >= 500, counted: `answered ${status}` };
  },
};

/** Security headers of a shop with an https address. */
const HEADERS = ['strict-transport-security', 'cross-origin-opener-policy', 'permissions-policy'];

export const missingHeaders: Attack = {
  finding: 'L24',
  title: `headers that protect browsers are missing`,
  settings: { PUBLIC_URL: 'https://localhost:8443' },
  run: async (shop) => {
    const { headers } = await new Visitor(shop).get('/api/config/public');
    const missing = HEADERS.filter((name) => headers[name] === undefined);
    return {
      succeeded: missing.length > 0,
      counted: `${missing.length} of ${HEADERS.length} missing`,
    };
  },
};
