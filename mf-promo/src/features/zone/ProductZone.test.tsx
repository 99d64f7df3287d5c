import type { Product } from '@pinpu/shared/contracts';
import { appStore, memberAtom, noticesAtom, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, productOf, renderAt, userOf } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductZone } from './ProductZone.tsx';

const product = productOf('P0101', { prd_name: '高山烏龍', price1: 520, cost_wholesale: 380 });
const promoter = userOf({ cus_name: '推廣會員', acc_email: 'promoter@pinpu.test', status: 1 });
const show = (shown: Product = product) =>
  renderAt('/product/P0101', '/product/:ID', <ProductZone product={shown} />);

beforeEach(() => {
  appStore.set(memberAtom, promoter);
});

it('shows a promoter the profit of one sale [P9]', () => {
  show();
  expect(screen.getByRole('region', { name: '團購推廣' })).toHaveTextContent('NT$140');
});

it('shows the least profit of the variants that can be chosen [T4]', () => {
  const variant = { option_values: [], tot_qty: 1, picture: '', price1: 0 };
  const variants = [
    { ...variant, var_id: 'A', price: 600, cost_wholesale: 380 },
    { ...variant, var_id: 'B', price: 900, cost_wholesale: 800 },
  ];
  const { unmount } = show({ ...product, variants });
  expect(screen.getByRole('region')).toHaveTextContent('NT$100 起');
  unmount();
  show({ ...product, variants: variants.slice(0, 1) });
  expect(screen.getByRole('region')).toHaveTextContent('NT$220');
  expect(screen.getByRole('region')).not.toHaveTextContent('起');
});

it.each([
  ['a guest', () => appStore.set(memberAtom, undefined)],
  ['a member who is no promoter', () => appStore.set(memberAtom, { ...promoter, status: 0 })],
  ['price level 1', () => appStore.set(priceLevelAtom, 1)],
])('shows nothing to %s [P9]', (_who, arrange) => {
  arrange();
  show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it.each([undefined, 0])('shows nothing at a wholesale cost of %s [P9]', (cost_wholesale) => {
  show({ ...product, cost_wholesale });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('gets the short link and copies it [G3]', async () => {
  const user = userEvent.setup();
  const arrived = fakeApi({
    'POST /api/shorturl/create': () => ({
      success: true,
      body: { short_url: 'https://pinpu.test/s/abc' },
    }),
  });
  show();
  await user.click(screen.getByRole('button', { name: '取得推廣連結' }));
  expect(await screen.findByRole('link', { name: 'https://pinpu.test/s/abc' })).toBeVisible();
  expect(await arrived[0]?.json()).toEqual({
    target_url: '/p/P0101',
    service_type: 'product',
    cus_id: 'C1',
  });
  await user.click(screen.getByRole('button', { name: '複製連結' }));
  expect(await screen.findByText('已複製推廣連結')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://pinpu.test/s/abc');
});

it('shows the specified sentence when no link can be created [G3]', async () => {
  fakeApi({});
  show();
  await userEvent.click(screen.getByRole('button', { name: '取得推廣連結' }));
  await screen.findByRole('button', { name: '取得推廣連結' });
  expect(appStore.get(noticesAtom)).toMatchObject([
    { title: '操作失敗', message: '取得推廣連結失敗，請稍後再試' },
  ]);
});
