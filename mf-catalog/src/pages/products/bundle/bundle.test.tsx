import { applyPublicConfigAtom, appStore, cartAtom, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, lineOf, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configOf, itemOf, pagerOfItems } from '../../../testing/sample-shop.ts';
import { ProductsPage } from '../ProductsPage.tsx';

const CODE = 'abcd2345';
const bundle = {
  code: CODE,
  name: '辦公室團購',
  cover_prd_id: '',
  ends_on: '2026-12-31',
  state: 'live',
  gone: 1,
  total: 960,
};
const items = [itemOf('P1'), itemOf('P2', { prd_name: '梨山茶' }), itemOf('P3', { tot_qty: 0 })];

function open(body: object = bundle, line?: { qty: number }, products = items) {
  appStore.set(applyPublicConfigAtom, configOf());
  appStore.set(priceLevelAtom, 1);
  if (line) appStore.set(cartAtom, [lineOf({ prd_id: 'P1', ...line })]);
  fakeApi({
    [`GET /api/bundle/${CODE}`]: () => ({ success: true, body }),
    [`GET /api/products/bundle/${CODE}`]: () => pagerOfItems(products),
  });
  return renderAt(`/pb/${CODE}?promo_code=${CODE}`, '/pb/:CATE?', <ProductsPage />);
}
const box = async () => within(await screen.findByRole('region', { name: '整組購買' }));

it('shows the bundle’s name, its total at group price and its last day, and no categories [defect 17, R3]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '辦公室團購' })).toBeVisible();
  expect((await box()).getByText('960')).toBeVisible();
  expect((await box()).getByText('團購至 2026/12/31 止')).toBeVisible();
  expect((await box()).getByText('另有 1 項商品暫時售完。')).toBeVisible();
  expect((await box()).getByText('另有 1 項商品已下架。')).toBeVisible();
  expect(document.title).toBe('辦公室團購｜拼鋪');
  expect(screen.queryByRole('navigation', { name: '商品分類' })).not.toBeInTheDocument();
});

it('puts all of it into the cart at once, and says what could not be added [defect 17]', async () => {
  open();
  await userEvent.click((await box()).getByRole('button', { name: '全部加入購物車' }));
  expect(appStore.get(cartAtom)).toMatchObject([
    { prd_id: 'P1', qty: 1, prd_price: 480 },
    { prd_id: 'P2', qty: 1, prd_price: 480 },
  ]);
  expect((await box()).getByRole('status')).toHaveTextContent(
    '已加入 2 項商品。「商品 P3」庫存不足，沒有加入。',
  );
  expect((await box()).getByRole('link', { name: '前往購物車' })).toHaveAttribute('href', '/c');
});

it('leaves products with options to be chosen on their pages [T4]', async () => {
  const optional = { prd_name: '棉衫', has_options: true, price_varies: true };
  open(bundle, undefined, [itemOf('P1'), itemOf('P4', optional)]);
  expect((await box()).getByText('960').textContent).toContain('起');
  await userEvent.click((await box()).getByRole('button', { name: '全部加入購物車' }));
  expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1' }]);
  expect((await box()).getByRole('status')).toHaveTextContent(
    '已加入 1 項商品。「棉衫」有多種規格，請在商品下方按「選規格」。',
  );
  expect(screen.getByRole('link', { name: '選規格：棉衫' })).toHaveAttribute('href', '/p/P4');
  expect(screen.queryByRole('spinbutton', { name: '棉衫的數量' })).not.toBeInTheDocument();
});

it('says so when the bundle is over [defect 17]', async () => {
  open({ ...bundle, name: '', state: 'ended' });
  expect((await box()).getByText('這個團購組合已經結束，商品仍可購買。')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '團購組合' })).toBeVisible();
});

it('shows the products also where nothing is known of the bundle', async () => {
  open();
  fakeApi({ [`GET /api/products/bundle/${CODE}`]: () => pagerOfItems(items) });
  expect(await screen.findByText('共 3 項商品')).toBeVisible();
});

it('has no total where none of its products is sold any more [defect 17]', async () => {
  open();
  fakeApi({
    [`GET /api/bundle/${CODE}`]: () => ({ success: true, body: bundle }),
    [`GET /api/products/bundle/${CODE}`]: () => pagerOfItems([]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '辦公室團購' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '看所有商品' })).toBeVisible();
  expect(screen.getByText('這個團購目前沒有可以購買的商品。')).toBeVisible();
  expect(screen.queryByRole('region', { name: '整組購買' })).not.toBeInTheDocument();
});

describe('choosing from a bundle', () => {
  const bar = async () => within(await screen.findByRole('region', { name: '選購這個團購' }));
  const stepper = async (name: string) =>
    within(await screen.findByRole('group', { name: `${name}的數量` }));

  it('sums up the selection, keeps it on a reload, and puts exactly it into the cart [R3, ADR 0006]', async () => {
    const { unmount } = open();
    expect(screen.queryByRole('region', { name: '選購這個團購' })).not.toBeInTheDocument();
    await userEvent.click((await stepper('商品 P1')).getByRole('button', { name: '增加一件' }));
    await userEvent.click((await stepper('商品 P1')).getByRole('button', { name: '增加一件' }));
    await userEvent.click((await stepper('梨山茶')).getByRole('button', { name: '增加一件' }));
    expect((await bar()).getByText('2 項，3 件')).toBeVisible();
    expect((await bar()).getByText('1,440')).toBeVisible();
    unmount();
    open();
    await userEvent.click((await bar()).getByRole('button', { name: '結帳' }));
    expect(appStore.get(cartAtom)).toMatchObject([
      { prd_id: 'P1', qty: 2, prd_price: 480 },
      { prd_id: 'P2', qty: 1, prd_price: 480 },
    ]);
  });

  it('limits the selection to the stock minus the cart, and offers no sold-out product [R3, ADR 0006]', async () => {
    open(bundle, { qty: 19 });
    const p1 = await stepper('商品 P1');
    const plus = p1.getByRole('button', { name: '增加一件' });
    await userEvent.click(plus);
    await userEvent.click(plus);
    expect(p1.getByRole('spinbutton')).toHaveValue('1');
    expect(screen.getByText('購物車已有 19 件')).toBeVisible();
    expect(screen.queryByRole('group', { name: '商品 P3的數量' })).not.toBeInTheDocument();
  });

  it('says what could not be added, and stays [R3, ADR 0006]', async () => {
    sessionStorage.setItem(
      'bundleChoice',
      JSON.stringify({ code: CODE, choice: { P1: 3, P2: 1 } }),
    );
    open(bundle, { qty: 19 });
    await userEvent.click((await bar()).getByRole('button', { name: '結帳' }));
    expect((await bar()).getByRole('status')).toHaveTextContent(
      '「商品 P1」只能再加 1 件。其餘已加入購物車。前往購物車',
    );
    expect(appStore.get(cartAtom)).toMatchObject([{ qty: 20 }, { qty: 1 }]);
  });

  it.each(['x', '{}', '{"code":"abcd2345","choice":{"P1":"9"}}', 'null'])(
    'opens with nothing chosen where %s is stored [R3, ADR 0006]',
    async (text) => {
      sessionStorage.setItem('bundleChoice', text);
      open();
      expect((await stepper('商品 P1')).getByRole('spinbutton')).toHaveValue('0');
      expect(screen.queryByRole('region', { name: '選購這個團購' })).not.toBeInTheDocument();
    },
  );
});
