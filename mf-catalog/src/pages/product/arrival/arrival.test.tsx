import type { DeliveryPlan } from '@pinpu/shared/domain';
import { applyPublicConfigAtom, appStore, orderInfoAtom } from '@pinpu/shared/state';
import { passTime, stopTime } from '@pinpu/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { heading, openProduct, tea } from '../../../testing/open-product.tsx';
import { configOf } from '../../../testing/sample-shop.ts';

const PLAN = {
  cut_off: '14:00',
  ship_weekdays: [1, 2, 3, 4, 5],
  arrival_weekdays: [1, 2, 3, 4, 5, 6],
  closed_days: [],
  transit: { main: { min: 1, max: 2 }, islands: { min: 3, max: 5 }, store: { min: 2, max: 3 } },
} satisfies DeliveryPlan;

const promise = () => screen.queryByText(/^預計 /)?.parentElement?.textContent;
const regions = () => screen.getByRole('combobox', { name: '送達地區' });

/** The product page of a shop with this delivery plan, at a Taipei time. */
async function open(at: string, { plan = PLAN, product = tea, pickup = false }: OpenedWith = {}) {
  const user = stopTime();
  jest.setSystemTime(new Date(`${at}+08:00`));
  const cart = pickup ? { pickup: { chains: ['FAMI'], min_amt: 1, max_amt: 20_000 } } : {};
  const module_options = { cart: { max_order_num: 50, ...cart } };
  appStore.set(
    applyPublicConfigAtom,
    configOf({ module_options, ...(plan && { delivery: plan as typeof PLAN }) }),
  );
  openProduct(product);
  await heading(product.prd_name);
  return user;
}

interface OpenedWith {
  plan?: DeliveryPlan | null;
  product?: typeof tea;
  pickup?: boolean;
}

it('shows order cut-off and arrival, and updates them at the cut-off and at midnight [P4]', async () => {
  await open('2026-11-25T13:59:00');
  expect(promise()).toBe('今天 14:00 前下單，預計 11/26（四）～11/27（五）送達');
  await passTime(61_000);
  expect(promise()).toBe('明天 14:00 前下單，預計 11/27（五）～11/28（六）送達');
  await passTime(10 * 3_600_000);
  expect(promise()).toBe('今天 14:00 前下單，預計 11/27（五）～11/28（六）送達');
});

it('counts the preparation of the product [P4]', async () => {
  await open('2026-11-25T10:00:00', { product: { ...tea, ship_days: 2 } });
  expect(promise()).toBe('今天 14:00 前下單，預計 11/28（六）～11/30（一）送達');
});

it('has days for islands, which it keeps for the next product [P4]', async () => {
  const user = await open('2026-11-25T10:00:00');
  expect(
    within(regions())
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['本島', '離島']);
  await user.selectOptions(regions(), '離島');
  expect(promise()).toContain('預計 11/28（六）～11/30（一）送達');
  cleanup();
  await open('2026-11-25T10:00:00');
  expect(regions()).toHaveValue('islands');
});

it('begins with the region of the address in the order form [P4]', async () => {
  appStore.set(orderInfoAtom, (info) => ({ ...info, addr1_postcode: '880' }));
  await open('2026-11-25T10:00:00');
  expect(regions()).toHaveValue('islands');
});

it('offers stores where the shop offers pickup [P4]', async () => {
  const user = await open('2026-11-25T10:00:00', { pickup: true });
  await user.selectOptions(regions(), '超商');
  expect(promise()).toContain('預計 11/27（五）～11/28（六）到店');
});

it('names the only region without a choice [P4]', async () => {
  await open('2026-11-25T10:00:00', { plan: { ...PLAN, transit: { main: PLAN.transit.main } } });
  expect(promise()).toContain('送達');
  expect(screen.getByText('本島')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '送達地區' })).not.toBeInTheDocument();
});

it.each([
  ['no plan', { plan: null }],
  ['a sold-out product', { product: { ...tea, tot_qty: 0 } }],
  ['a plan without days', { plan: { ...PLAN, transit: {} } }],
])('promises nothing with %s [P4]', async (_what, opened: OpenedWith) => {
  await open('2026-11-25T10:00:00', opened);
  expect(promise()).toBeUndefined();
});
