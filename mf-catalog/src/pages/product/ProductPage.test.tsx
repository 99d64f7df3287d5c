import {
  applyPublicConfigAtom,
  appStore,
  cartAtom,
  confirmPromoCodeAtom,
  promoCodeAtom,
} from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { heading, openProduct, tea } from '../../testing/open-product.tsx';
import {
  bodyOfProduct,
  configOf,
  itemOf,
  itemsFrom,
  pagerOfItems,
} from '../../testing/sample-shop.ts';
import { ProductPage } from './ProductPage.tsx';

const quantity = () => screen.findByRole('spinbutton', { name: '高山烏龍茶的數量' });
const lines = () => appStore.get(cartAtom).map(({ prd_id, qty }) => [prd_id, qty]);

beforeEach(() => {
  appStore.set(applyPublicConfigAtom, configOf());
});

describe('the product page', () => {
  it('shows a spinner, then titles page and tab [P8, R4]', async () => {
    openProduct();
    expect(screen.getByRole('status', { name: '商品載入中' })).toBeVisible();
    expect(await heading('高山烏龍茶')).toBeVisible();
    expect(document.title).toBe('高山烏龍茶｜拼鋪');
  });

  it('has a breadcrumb of home, parent category and category [P1]', async () => {
    openProduct();
    const way = within(await screen.findByRole('navigation', { name: '目前位置' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      `/products/${encodeURIComponent('茶與咖啡')}`,
      `/products/${encodeURIComponent('茶葉')}`,
    ]);
    expect(way.getByText('高山烏龍茶')).toHaveAttribute('aria-current', 'page');
  });

  it('has the breadcrumb of its own category where another has the same name [41 R42] [P1]', async () => {
    const category = (cate_id: string, cate_name: string, parent_cate_id = '') => ({
      ...{ cate_id, cate_name, parent_cate_id, cate_attachment: '' },
    });
    const categories = [
      ...[category('A', '茶'), category('B', '餅'), category('A1', '其他', 'A')],
      category('B1', '其他', 'B'),
    ];
    appStore.set(applyPublicConfigAtom, configOf({ categories }));
    openProduct({ ...tea, cate_id: 'B1' });
    const way = within(await screen.findByRole('navigation', { name: '目前位置' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/', `/products/${encodeURIComponent('餅')}`, '/products/B1'],
    ]);
  });

  it('shows another picture by its thumbnail [P2]', async () => {
    const user = openProduct();
    expect(await screen.findByRole('img', { name: '高山烏龍茶' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '看第 2 張圖' }));
    expect(await screen.findByRole('img', { name: '高山烏龍茶，圖 2' })).toBeVisible();
    expect(screen.queryByRole('img', { name: '高山烏龍茶' })).not.toBeInTheDocument();
  });

  it('shows only the main picture where the album is broken [P2]', async () => {
    openProduct({ ...tea, prd_album_pics: 'not json' });
    expect(await screen.findByRole('img', { name: '高山烏龍茶' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /張圖/ })).not.toBeInTheDocument();
  });

  it('shows the number sold and the shipping fee [P4]', async () => {
    openProduct({ ...tea, sold_out_qty: 1260 });
    expect(await screen.findByText(/已售 1.2K 件/)).toBeVisible();
    expect(screen.getByText('運費 NT$80，滿 NT$1,500 免運費')).toBeVisible();
  });

  it('shows the group price with the original struck through, 折 and percent on promo routes [P4, G1]', async () => {
    openProduct(tea, { promo: true });
    await heading('高山烏龍茶');
    const buying = screen.getByText('8折・省 20%').parentElement;
    expect(buying).toHaveTextContent('NT$480原價NT$6008折・省 20%');
  });

  it('shows the group price beside the ordinary one [P4]', async () => {
    openProduct();
    await heading('高山烏龍茶');
    expect(screen.getByText('8折・省 20%').parentElement).toHaveTextContent('團購價NT$480');
    expect(screen.queryByRole('link', { name: /^團購價/ })).not.toBeInTheDocument();
  });

  it('shows shoppers with an active code the group price on the ordinary page, and puts it into the cart [P4, ADR 0006]', async () => {
    appStore.set(promoCodeAtom, 'FRIEND');
    appStore.set(confirmPromoCodeAtom, { code: 'FRIEND' });
    const user = openProduct();
    await heading('高山烏龍茶');
    const buying = screen.getByText('8折・省 20%').parentElement;
    expect(buying).toHaveTextContent('您的團購價NT$480原價NT$600');
    await user.click(screen.getByRole('button', { name: '加入購物車' }));
    expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1', prd_price: 480 }]);
    expect(screen.getAllByText('購物車再買 NT$1,020 免運')[0]).toBeInTheDocument();
  });

  it('promises nothing for a code that the shop has not confirmed, and explains group prices [ADR 0006]', async () => {
    appStore.set(promoCodeAtom, 'DEAD');
    const user = openProduct();
    await heading('高山烏龍茶');
    expect(screen.queryByText('您的團購價')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '怎麼享有團購價？' }));
    expect(screen.getByRole('dialog', { name: '怎麼享有團購價？' })).toHaveTextContent(
      '之後 30 天內',
    );
  });

  it('shows its descriptions sanitised [P6]', async () => {
    openProduct({
      ...tea,
      prd_text_desc: '清香回甘。',
      ma_desc_content: '<p onclick="x()">南投</p>',
    });
    expect(await screen.findByText('清香回甘。')).toBeVisible();
    expect(await screen.findByText('南投')).not.toHaveAttribute('onclick');
  });

  it('shows up to twelve others of its category, not itself [P6]', async () => {
    openProduct(tea, { related: itemsFrom(2, 14) });
    const related = within(await screen.findByRole('region', { name: '您可能也會喜歡' }));
    expect(related.getAllByRole('listitem')).toHaveLength(12);
    expect(related.queryByText('高山烏龍茶')).not.toBeInTheDocument();
  });
});

describe('quantity on the product page', () => {
  it.each([
    ['0', '1'],
    ['', '1'],
    ['99', '20'],
    ['７', '7'],
  ])('turns a typed "%s" into %s [P7]', async (typed, expected) => {
    const user = openProduct();
    const field = await quantity();
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(expected);
  });

  it('is limited to 50 where the stock is larger [P7]', async () => {
    const user = openProduct({ ...tea, tot_qty: 400 });
    const field = await quantity();
    await user.clear(field);
    await user.type(field, '51{Enter}');
    expect(field).toHaveValue('50');
    expect(screen.getByRole('button', { name: '增加一件' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('steps between one and the stock [P7]', async () => {
    const user = openProduct({ ...tea, tot_qty: 2 });
    const field = await quantity();
    expect(screen.getByRole('button', { name: '減少一件' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: '增加一件' }));
    expect(field).toHaveValue('2');
    expect(screen.getByRole('button', { name: '增加一件' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('buying on the product page', () => {
  it('adds the quantity to the cart and says so with a link to it [P5]', async () => {
    const user = openProduct();
    await user.click(await screen.findByRole('button', { name: '增加一件' }));
    await user.click(screen.getByRole('button', { name: '加入購物車' }));
    expect(lines()).toEqual([['P1', 2]]);
    expect(screen.getByText('已放入購物車 2 件')).toBeVisible();
    expect(screen.getByRole('link', { name: '看購物車' })).toHaveAttribute('href', '/cart');
  });

  it('says after another press how many pieces the cart holds altogether, which is announced too [finding D18] [P5]', async () => {
    const user = openProduct();
    const add = await screen.findByRole('button', { name: '加入購物車' });
    await user.click(add);
    expect(screen.getByText('已放入購物車 1 件')).toBeVisible();
    await user.click(add);
    expect(screen.getByText('已放入購物車 1 件，共 2 件')).toBeVisible();
  });

  it('says when the cart already holds the maximum [P5, P7]', async () => {
    const user = openProduct({ ...tea, tot_qty: 1 });
    const add = await screen.findByRole('button', { name: '加入購物車' });
    await user.click(add);
    await user.click(add);
    expect(lines()).toEqual([['P1', 1]]);
    expect(screen.getByText('購物車裡已有可購上限 1 件')).toBeVisible();
  });

  it('buys now on the order page [P5]', async () => {
    const user = openProduct();
    await user.click(await screen.findByRole('button', { name: '立即購買' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/cart');
    expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1', qty: 1, prd_price: 600 }]);
  });

  it('puts nothing more into the cart when it is pressed again after Back [finding D18] [P5]', async () => {
    await openProduct().click(await screen.findByRole('button', { name: '立即購買' }));
    cleanup();
    const user = openProduct();
    await user.click(await screen.findByRole('button', { name: '立即購買' }));
    expect(lines()).toEqual([['P1', 1]]);
    cleanup();
    await openProduct().click(await screen.findByRole('button', { name: '增加一件' }));
    await user.click(screen.getByRole('button', { name: '立即購買' }));
    expect(lines()).toEqual([['P1', 2]]);
  });

  it('buys the chosen pieces, not those of 加入購物車 once more [41 W8] [P5]', async () => {
    const user = openProduct();
    await user.click(await screen.findByRole('button', { name: '增加一件' }));
    await user.click(screen.getByRole('button', { name: '加入購物車' }));
    await user.click(screen.getByRole('button', { name: '立即購買' }));
    expect(lines()).toEqual([['P1', 2]]);
    cleanup();
    await openProduct().click(await screen.findByRole('button', { name: '立即購買' }));
    expect(lines()).toEqual([['P1', 2]]);
  });

  it('only offers "buy now" on promo routes, at the group price [P5, G1]', async () => {
    const user = openProduct(tea, { promo: true });
    const buy = await screen.findByRole('button', { name: '立即購買' });
    expect(screen.queryByRole('button', { name: '加入購物車' })).not.toBeInTheDocument();
    await user.click(buy);
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/c');
    expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1', prd_price: 480 }]);
  });

  it('offers related products instead of buttons when sold out', async () => {
    openProduct({ ...tea, tot_qty: 0 }, { related: [itemOf('P2', { prd_name: '紅玉紅茶' })] });
    expect(await screen.findByText('這項商品已售完。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '立即購買' })).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '紅玉紅茶' })).toBeVisible();
    expect(screen.getByRole('link', { name: '看更多茶葉' })).toBeVisible();
  });
});

describe('an unknown product', () => {
  const missing = () =>
    Response.json(
      { success: false, msg: [{ Code: 'PRODUCT_NOT_FOUND', Message: '查無' }] },
      { status: 404 },
    );

  it('shows a message and links onwards', async () => {
    fakeApi({ 'GET /api/product/P9': missing });
    renderAt('/product/P9', '/product/:ID?', <ProductPage />);
    expect(await screen.findByText(/找不到這項商品/)).toBeVisible();
    expect(screen.getByRole('link', { name: '看所有商品' })).toHaveAttribute('href', '/products');
  });

  it('shows a message without an id, and sends no request', async () => {
    stopTime();
    const arrived = fakeApi({});
    renderAt('/product', '/product/:ID?', <ProductPage />);
    expect(screen.getByText(/找不到這項商品/)).toBeVisible();
    await passTime(60_000);
    expect(arrived).toHaveLength(0);
  });

  it('offers a retry when the server does not respond', async () => {
    const user = stopTime();
    fakeApi({ 'GET /api/product/P1': () => new Response('', { status: 503 }) });
    renderAt('/product/P1', '/product/:ID?', <ProductPage />);
    const retry = await screen.findByRole('button', { name: '再試一次' });
    fakeApi({
      'GET /api/product/P1': () => bodyOfProduct(tea),
      'GET /api/products/tea': () => pagerOfItems([]),
    });
    await user.click(retry);
    expect(await heading('高山烏龍茶')).toBeVisible();
  });
});
