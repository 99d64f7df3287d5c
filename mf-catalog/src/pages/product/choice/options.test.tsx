import type { Product } from '@pinpu/shared/contracts';
import { useLocation } from '@pinpu/shared/router';
import { applyPublicConfigAtom, appStore, cartAtom, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOfProduct, configOf, pagerOfItems } from '../../../testing/sample-shop.ts';
import { shirt } from '../../../testing/shirt.ts';
import { ProductPage } from '../ProductPage.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

beforeEach(() => appStore.set(applyPublicConfigAtom, configOf()));

async function open(path = '/product/P1', product: Product = shirt) {
  const isPromo = path.startsWith('/p/');
  appStore.set(priceLevelAtom, isPromo ? 1 : 0);
  const requests = fakeApi({
    'GET /api/product/P1': () => bodyOfProduct(product),
    'GET /api/product/P1-BL': () => bodyOfProduct(product),
    'GET /api/products/tea': () => pagerOfItems([]),
    'POST /api/product/P1-RL/restock': () => ({
      success: true,
      body: { state: 'asked', email: 'a@pinpu.test' },
    }),
  });
  const page = (
    <>
      <ProductPage />
      <Address />
    </>
  );
  renderAt(path, isPromo ? '/p/:ID' : '/product/:ID', page);
  await screen.findByRole('heading', { level: 1, name: product.prd_name });
  return { user: userEvent.setup(), requests };
}

const value = (name: string | RegExp) => screen.getByRole('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;
const lines = () =>
  appStore.get(cartAtom).map(({ prd_id, prd_price, qty }) => [prd_id, prd_price, qty]);

it('shows the price from which it is sold, and follows the choice with price, stock, picture and address [T2]', async () => {
  const { user } = await open();
  expect(screen.getByText('NT$').parentElement).toHaveTextContent('NT$500 起');
  await user.click(value('藍'));
  expect(screen.getByText('只剩 3 件')).toBeVisible();
  expect(address()).toBe('/product/P1');
  await user.click(value('L'));
  expect(screen.queryByText('起')).not.toBeInTheDocument();
  expect(screen.getAllByText('NT$')[0]?.parentElement).toHaveTextContent('NT$620');
  expect(screen.getByText('團購價').parentElement).toHaveTextContent('NT$560');
  expect(await screen.findByRole('img', { name: '棉衫，圖 3' })).toHaveAttribute(
    'src',
    expect.stringContaining('/media/blue'),
  );
  expect(address()).toBe('/product/P1?v=P1-BL');
});

it('opens with the variant in the address and its picture first [T2]', async () => {
  await open('/product/P1?v=P1-BL&from=mail');
  expect(value('藍')).toBeChecked();
  expect(value('L')).toBeChecked();
  expect(screen.getByRole('img', { name: '棉衫' })).toHaveAttribute(
    'src',
    expect.stringContaining('/media/blue'),
  );
});

it('replaces a variant’s own address by its product’s [T2]', async () => {
  await open('/product/P1-BL');
  expect(value('藍')).toBeChecked();
  await waitFor(() => expect(address()).toBe('/product/P1?v=P1-BL'));
  expect(value('L')).toBeChecked();
});

it('ignores an unknown variant in the address, and replaces it with what is chosen [T2]', async () => {
  const { user } = await open('/product/P1?v=P1-none&from=mail');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(value('紅'));
  await user.click(value('S'));
  expect(address()).toBe('/product/P1?from=mail&v=P1-RS');
});

it('drops a value that does not fit, and chooses it again once it does [T2]', async () => {
  const { user } = await open('/product/P1?v=P1-RS');
  await user.click(value('藍，沒有這個搭配'));
  expect(value('S，沒有這個搭配')).not.toBeChecked();
  expect(address()).toBe('/product/P1');
  await user.click(value('紅'));
  expect(value('S')).toBeChecked();
  expect(address()).toBe('/product/P1?v=P1-RS');
});

it.each(['加入購物車', '立即購買'])(
  '%s without a choice says what is missing, and adds nothing [T2]',
  async (button) => {
    const { user } = await open();
    await press(button);
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      '請選擇顏色',
      '請選擇尺寸',
    ]);
    expect(value('紅')).toHaveFocus();
    await user.click(value('紅'));
    await press(button);
    expect(screen.getByRole('alert')).toHaveTextContent('請選擇尺寸');
    expect(value('S')).toHaveFocus();
    expect(lines()).toEqual([]);
  },
);

it('two variants are two lines of the cart, with their values, price and picture [T2]', async () => {
  const { user } = await open('/product/P1?v=P1-RS');
  await press('加入購物車');
  await user.click(value('藍，沒有這個搭配'));
  await user.click(value('L'));
  expect(screen.queryByText(/已放入購物車/)).not.toBeInTheDocument();
  await press('加入購物車');
  expect(appStore.get(cartAtom)).toMatchObject([
    { prd_id: 'P1-RS', product_id: 'P1', option_text: '紅／S', prd_price: 500, tot_qty: 5 },
    {
      ...{ prd_id: 'P1-BL', product_id: 'P1', option_text: '藍／L', prd_price: 620, tot_qty: 3 },
      prd_man_pic: '/media/blue',
    },
  ]);
  expect(appStore.get(cartAtom)[0]?.prd_man_pic).toBe('/media/p/P1/1');
});

it('a sold-out variant offers a mail for itself, and the others can be bought [T2]', async () => {
  const { user, requests } = await open('/product/P1?v=P1-RS');
  await user.click(value('L，售完'));
  expect(screen.queryByRole('button', { name: '立即購買' })).not.toBeInTheDocument();
  expect(screen.getByText('這個規格已售完，您可以選其他規格。')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'a@pinpu.test');
  await press('到貨通知我');
  expect(await screen.findByText('還差一步：請到信箱確認')).toBeVisible();
  expect(requests.some(({ url }) => url.includes('/product/P1-RL/restock'))).toBe(true);
  await user.click(value('S'));
  expect(screen.getByRole('button', { name: '立即購買' })).toBeVisible();
  await user.click(value('L，售完'));
  expect(screen.getByText('還差一步：請到信箱確認')).toBeVisible();
});

it('with all variants sold out, the mail needs a choice first [T2]', async () => {
  const variants = shirt.variants?.map((one) => ({ ...one, tot_qty: 0 }));
  await open('/product/P1', { ...shirt, tot_qty: 0, variants });
  expect(screen.getByText('這項商品已售完。')).toBeVisible();
  await press('到貨通知我');
  expect(value('紅，售完')).toHaveFocus();
});

it('chooses a value that has no alternative, and sells at the group price in the promotional storefront [T2]', async () => {
  const { user } = await open('/p/P1', {
    ...shirt,
    variants: shirt.variants?.filter(({ option_values }) => option_values[1] === 'L'),
  });
  expect(value('L')).toBeChecked();
  await user.click(value('藍'));
  expect(address()).toBe('/p/P1?v=P1-BL');
  await press('立即購買');
  expect(lines()).toEqual([['P1-BL', 560, 1]]);
});

it('shares the address of the chosen variant, and keeps the product’s canonical [T2]', async () => {
  await open('/product/P1?v=P1-BL');
  const share = within(screen.getByRole('group', { name: '分享' }));
  const href = share.getByRole('link', { name: '分享到 LINE' }).getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('url')).toMatch(/\/product\/P1\?v=P1-BL$/);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/product\/P1$/),
  );
});
