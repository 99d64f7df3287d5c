import type { CartLine } from '@pinpu/shared/contracts';
import { ISLANDS, REC_WAY, type ShippingRules, USUAL_RULES } from '@pinpu/shared/domain';
import { appStore, cartAtom, orderInfoAtom } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { rejectionOf } from '@pinpu/shared/testing/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenRecWayAtom } from '../../state/shipping.ts';
import { INFO, line, REDIRECT } from '../../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const TEA = line({ prd_id: 'A', prd_name: '烏龍茶', qty: 1, ship_fee: 100, ship_fee_free_amt: 0 });
const DUMPLINGS = line({
  ...{ prd_id: 'B', prd_name: '水餃', qty: 1, ship_fee: 180, ship_fee_free_amt: 0 },
  ...{ temperature: 'frozen', weight: 1000 },
});
const CART = [TEA, DUMPLINGS];

const rules = (change: Partial<ShippingRules>): ShippingRules => ({ ...USUAL_RULES, ...change });

interface ShopAnswers {
  shipping_rules?: ShippingRules | undefined;
  checkout?: (request: Request) => FakeAnswer | Promise<FakeAnswer>;
}

/** The order page with a cart that the shop accepts as it is, under its current rules. */
async function open(cart: CartLine[], shop: ShopAnswers = {}) {
  appStore.set(cartAtom, cart);
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart: sent } = await request.json();
      const { shipping_rules } = shop;
      return { success: true, body: { cart: sent, pl: 0, changes: [], shipping_rules } };
    },
    'POST /api/cart/checkout': shop.checkout ?? (() => REDIRECT),
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  await waitFor(() => expect(arrived.some(({ url }) => url.includes('/cart/update'))).toBe(true));
  return arrived;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notes = () => screen.getByRole('group', { name: '包裹與運費' });
const total = () => screen.getByRole('region', { name: '結帳' });
const confirmation = () => screen.queryByRole('alertdialog', { name: '確認' });

beforeEach(() => {
  freshState();
  appStore.set(orderInfoAtom, INFO);
  appStore.set(chosenRecWayAtom, REC_WAY.home);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('a cart of two temperatures marks its lines and states the fee of each parcel [T12]', async () => {
  await open(CART);
  expect(notes()).toHaveTextContent(
    '這筆訂單分 2 個包裹寄出，運費：常溫包裹 NT$100、冷凍包裹 NT$180。',
  );
  const rowOf = (name: string) => within(screen.getByRole('listitem', { name }));
  expect(rowOf('烏龍茶').getByText('常溫')).toBeVisible();
  expect(rowOf('水餃').getByText('冷凍')).toBeVisible();
  await userEvent.click(screen.getByText('訂單總額'));
  const feeOf = (name: string) => screen.getByText(name).nextElementSibling;
  expect(feeOf('常溫包裹運費')).toHaveTextContent('100');
  expect(feeOf('冷凍包裹運費')).toHaveTextContent('180');
});

it('a cart of one temperature says nothing of parcels [T12]', async () => {
  await open([TEA]);
  expect(screen.queryByRole('group', { name: '包裹與運費' })).not.toBeInTheDocument();
  expect(screen.queryByText('常溫')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('訂單總額'));
  expect(screen.getByText('運費')).toBeInTheDocument();
});

it('a shop that refuses several temperatures stops the press and names the goods [T12]', async () => {
  await open(CART, { shipping_rules: rules({ mixed: 'refuse' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '「水餃」是冷凍配送，不能和常溫商品放在同一筆訂單，請分開訂購。',
  );
  await press('前往結帳');
  expect(confirmation()).not.toBeInTheDocument();
  expect(notes()).toHaveFocus();
  await press('移除水餃');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('前往結帳');
  expect(confirmation()).toBeVisible();
});

const SURCHARGED = rules({ regions: [{ ...ISLANDS, surcharge: 150, delivered: true }] });

it('says that islands cost more until the address is known, then contains the surcharge [T13]', async () => {
  appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '' });
  await open([TEA], { shipping_rules: SURCHARGED });
  expect(await screen.findByText('運費離島另計。')).toBeVisible();
  const before = total().textContent;
  act(() => appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '880' }));
  expect(screen.getByText('運費含離島加收，每個包裹 NT$150。')).toBeVisible();
  expect(total().textContent).not.toBe(before);
  act(() => appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '100' }));
  expect(screen.queryByText(/離島/)).not.toBeInTheDocument();
});

it('sends the parcels that the page shows [T12]', async () => {
  catchSubmits();
  const arrived = await open(CART);
  await press('前往結帳');
  await press('立即付款');
  await waitFor(() => expect(arrived.some(({ url }) => url.includes('/checkout'))).toBe(true));
  const sent = await arrived
    .find(({ url }) => url.includes('/checkout'))
    ?.clone()
    .json();
  expect(sent.ship_amt).toBe(280);
  expect(sent.parcel_fees.map(({ ship_amt }: { ship_amt: number }) => ship_amt)).toEqual([
    100, 180,
  ]);
});

it('takes over the rules of a rejected checkout, so that the next press agrees [T13]', async () => {
  await open([TEA], {
    checkout: () =>
      rejectionOf(409, 'AMOUNT_CHANGED', '運費或訂單金額已更新，請確認後再結帳。', {
        body: { cart: [TEA], pl: 0, changes: [], shipping_rules: SURCHARGED },
      }),
  });
  act(() => appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '880' }));
  await press('前往結帳');
  await press('立即付款');
  expect(await screen.findByText('運費含離島加收，每個包裹 NT$150。')).toBeVisible();
});

it('closes pickup for frozen goods, with the reason [T12]', async () => {
  offerPayWays([], false, { chains: ['SANDBOX'], min_amt: 1, max_amt: 20_000 });
  await open([DUMPLINGS]);
  expect(screen.getByRole('radio', { name: '超商取貨' })).toBeDisabled();
  expect(screen.getByText('「水餃」是冷凍配送，不能超商取貨，請改選宅配。')).toBeVisible();
});
