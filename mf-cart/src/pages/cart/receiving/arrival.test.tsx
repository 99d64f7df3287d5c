import { appStore, cartAtom, orderInfoAtom, publicConfigAtom } from '@pinpu/shared/state';
import { configOf, fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { chosenRecWayAtom } from '../../../state/shipping.ts';
import { INFO, line, STORE_META } from '../../../testing/fixtures.ts';
import { freshState } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

const PICKUP = { chains: ['SANDBOX'], min_amt: 1, max_amt: 20_000 };
const PLAN = {
  cut_off: '14:00',
  ship_weekdays: [1, 2, 3, 4, 5],
  arrival_weekdays: [1, 2, 3, 4, 5, 6],
  closed_days: [],
  transit: { main: { min: 1, max: 2 }, islands: { min: 3, max: 5 }, store: { min: 2, max: 3 } },
};

const promise = () => screen.queryByText(/預計 /)?.parentElement?.textContent;

/** The order page on a Wednesday morning, with goods that need these days of preparation. */
function open(
  days: readonly (number | undefined)[],
  { delivery, store = STORE_META }: { delivery?: typeof PLAN; store?: string } = { delivery: PLAN },
) {
  stopTime();
  jest.setSystemTime(new Date('2026-11-25T10:00:00+08:00'));
  const cart = days.map((ship_days, i) => line({ prd_id: `P${i}`, ship_days }));
  appStore.set(cartAtom, cart);
  const module_options = { cart: { max_order_num: 50, pay_ways: [], pickup: PICKUP } };
  appStore.set(publicConfigAtom, configOf({ module_options, ...(delivery && { delivery }) }));
  fakeApi({
    'POST /api/cart/update': () => ({ success: true, body: { cart, pl: 0, changes: [] } }),
    'GET /api/cart/pickup': () => ({ success: true, body: { rec_meta: store } }),
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
}

beforeEach(() => {
  freshState();
  appStore.set(chosenRecWayAtom, 1);
  appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '106' });
});

it('the sentence says when the whole order arrives, with its slowest product [C1]', () => {
  open([0, 2, undefined]);
  expect(promise()).toBe('今天 14:00 前下單，預計 11/28（六）～11/30（一）送達');
});

it('the days are those of the postcode in the order form [C1]', () => {
  appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '88041' });
  open([0]);
  expect(promise()).toBe('今天 14:00 前下單，離島預計 11/28（六）～11/30（一）送達');
});

it('the days are those of the chosen way of receiving [C1]', () => {
  appStore.set(chosenRecWayAtom, 2);
  open([0]);
  expect(promise()).toBe('今天 14:00 前下單，預計 11/27（五）～11/28（六）到店');
});

it('the days are those of islands for a store there [C1]', async () => {
  appStore.set(chosenRecWayAtom, 2);
  const store = JSON.stringify({ ...JSON.parse(STORE_META), CVSOutSide: '1' });
  open([0], { delivery: PLAN, store });
  await passTime(1000);
  expect(promise()).toBe('今天 14:00 前下單，離島預計 11/28（六）～11/30（一）到店');
});

it('there is no sentence where the shop promises nothing [C1]', () => {
  open([0], {});
  expect(promise()).toBeUndefined();
});
