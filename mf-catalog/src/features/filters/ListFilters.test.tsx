import type { ProductFacets } from '@pinpu/shared/contracts';
import { useLocation } from '@pinpu/shared/router';
import { applyPublicConfigAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configOf } from '../../testing/sample-shop.ts';
import { ListFilters } from './ListFilters.tsx';

const facets = (fields: Partial<ProductFacets> = {}) => ({
  success: true,
  body: {
    total: 12,
    categories: [
      { cate_id: 'tea', count: 7 },
      { cate_id: 'coffee', count: 5 },
    ],
    price: { min: 90, max: 2400 },
    in_stock: 11,
    free_shipping: 3,
    ...fields,
  },
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${decodeURIComponent(pathname)}${search}`}</p>;
}

function show(path: string) {
  const onClose = jest.fn();
  renderAt(
    path,
    '*',
    <>
      <ListFilters onClose={onClose} />
      <Address />
    </>,
  );
  return onClose;
}
const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const address = () => screen.getByTestId('address');

beforeEach(() => {
  appStore.set(applyPublicConfigAtom, configOf());
});

it('counts the products of each option, and hides empty ones [finding D18] [F10]', async () => {
  fakeApi({ 'GET /api/facets': () => facets() });
  show('/products');
  expect(await screen.findByRole('checkbox', { name: '茶葉 7 項' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '有現貨 11 項' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '免運費 3 項' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /糕餅/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('最低')).toHaveAttribute('placeholder', '90');
  expect(screen.getByRole('button', { name: '看 12 項商品' })).toBeVisible();
});

it('counts the results while selecting, and writes the filter into the address on one press [F10]', async () => {
  const requests = fakeApi({
    'GET /api/facets': ({ url }) => facets({ total: url.includes('min=500') ? 4 : 12 }),
  });
  const onClose = show('/products?o=hot');
  await tick(/茶葉/);
  await tick(/有現貨/);
  type('最低', '９００');
  type('最高', '500');
  const result = await screen.findByRole('button', { name: '看 4 項商品' });
  expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('max')).toBe('900');
  expect(address()).toHaveTextContent('/products?o=hot');
  await userEvent.click(result);
  expect(address()).toHaveTextContent('/products?o=hot&cate=tea&min=500&max=900&stock=1');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('starts from the filter in the address, a parent as all of its children, and clears it [F10]', async () => {
  fakeApi({ 'GET /api/facets': () => facets() });
  show('/products?cate=drinks&max=300&free=1');
  expect(screen.getByRole('checkbox', { name: /茶葉/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /咖啡/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /免運費/ })).toBeChecked();
  expect(screen.getByLabelText('最高')).toHaveValue('300');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(screen.getByLabelText('最高')).toHaveValue('');
  await userEvent.click(await screen.findByRole('button', { name: '看 12 項商品' }));
  expect(address()).toHaveTextContent(/^\/products$/);
});

it.each([
  ['the children of a category', '/products/甜點', ['糕餅', '鮮果']],
  ['nothing where nothing is to choose', '/products/茶葉', []],
])('offers %s [F10]', (_what, path, names) => {
  fakeApi({});
  show(path);
  const offered = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(offered).toEqual(['有現貨', '免運費', ...names]);
  expect(screen.queryAllByRole('group', { name: '分類' })).toHaveLength(names.length > 0 ? 1 : 0);
});

it('offers no filters for a bundle [F10, R3]', () => {
  fakeApi({});
  show('/pb/abcd2345');
  expect(address()).toHaveTextContent('/pb/abcd2345');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('works without the counts where they fail to load [F10]', async () => {
  fakeApi({ 'GET /api/facets': () => new Response('', { status: 404 }) });
  show('/products');
  await tick('茶葉');
  await userEvent.click(screen.getByRole('button', { name: '看結果' }));
  expect(address()).toHaveTextContent('/products?cate=tea');
  expect(appStore.get(noticesAtom)).toEqual([]);
});

it('queries by the group price on promotional lists [F10, R3]', async () => {
  const requests = fakeApi({ 'GET /api/facets/茶': () => facets() });
  show('/pl/茶');
  await screen.findByRole('button', { name: '看 12 項商品' });
  expect(new URL(requests[0]?.url ?? '').searchParams.get('lv')).toBe('1');
});

it('shows when a selection matches nothing [F10]', async () => {
  fakeApi({ 'GET /api/facets': () => facets({ total: 0 }) });
  show('/products');
  expect(await screen.findByText('沒有符合這些條件的商品，放寬一項看看。')).toBeVisible();
});
