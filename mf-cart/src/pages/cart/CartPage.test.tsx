import {
  appStore,
  cartAtom,
  confirmPromoCodeAtom,
  priceLevelAtom,
  promoCodeAtom,
  publicConfigAtom,
} from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const ROUTE = '/cart/:ACT?/:UUID?';

const agreeing = () =>
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
  });

const answering = (body: object) =>
  fakeApi({ 'POST /api/cart/update': () => ({ success: true, body }) });

const open = () => renderAt('/cart', ROUTE, <CartPage />);

beforeEach(freshState);

describe('the order page', () => {
  it('links to the shop while the cart is empty, and sends nothing to the server [C4]', async () => {
    stopTime();
    const arrived = agreeing();
    open();
    expect(document.title).toBe('購物車｜拼鋪');
    expect(screen.getByRole('link', { name: '前往選購' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('region', { name: '結帳' })).not.toBeInTheDocument();
    await passTime(60_000);
    expect(arrived).toEqual([]);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows home delivery, status 待付款, buyer and recipient with their edit icons [C1] [C2]', () => {
    agreeing();
    appStore.set(cartAtom, [line()]);
    open();
    const shipping = screen.getByRole('region', { name: '配送方式' });
    expect(shipping).toHaveTextContent('宅配');
    expect(shipping).toHaveTextContent('待付款');
    expect(screen.getByRole('button', { name: '編輯訂購人資料' })).toBeVisible();
    expect(screen.getByRole('button', { name: '編輯收件人資料' })).toBeVisible();
  });

  it('says that group prices are applied, and leads back to the group; nothing to others [ADR 0006]', () => {
    agreeing();
    appStore.set(cartAtom, [line()]);
    const { unmount } = open();
    expect(screen.queryByText(/您的團購價/)).not.toBeInTheDocument();
    unmount();
    appStore.set(promoCodeAtom, 'abcd2345');
    const group = { name: '辦公室團購', path: '/pb/abcd2345', ends_on: '' };
    appStore.set(confirmPromoCodeAtom, { code: 'abcd2345', group });
    open();
    expect(screen.getByText('已為有團購價的商品套用您的團購價。')).toBeVisible();
    expect(screen.getByRole('link', { name: '回「辦公室團購」繼續選購' })).toHaveAttribute(
      'href',
      '/pb/abcd2345',
    );
  });

  it.each([
    ['the shop', '/cart', 0, undefined, '/products'],
    ['the list of group prices', '/c', 1, undefined, '/pl'],
    ['the group', '/c', 1, '/pb/abcd2345', '/pb/abcd2345'],
  ] as const)(
    'leads back to %s, with goods in it or none [41 W13]',
    async (_where, path, level, group, to) => {
      agreeing();
      appStore.set(priceLevelAtom, level);
      if (group !== undefined) {
        appStore.set(promoCodeAtom, 'abcd2345');
        const named = { name: '', path: group, ends_on: '' };
        appStore.set(confirmPromoCodeAtom, { code: 'abcd2345', group: named });
      }
      const { unmount } = renderAt(path, `${path}/:ACT?`, <CartPage />);
      expect(screen.getByRole('link', { name: '前往選購' })).toHaveAttribute('href', to);
      unmount();
      appStore.set(cartAtom, [line()]);
      renderAt(path, `${path}/:ACT?`, <CartPage />);
      expect(screen.getByRole('link', { name: '繼續選購' })).toHaveAttribute('href', to);
    },
  );

  it('shows why a typed quantity was capped [C10] [defect 16]', async () => {
    agreeing();
    appStore.set(cartAtom, [line({ qty: 2, tot_qty: 5 })]);
    open();
    const row = screen.getByRole('listitem', { name: '高山烏龍' });
    expect(row).not.toHaveTextContent('庫存只有');
    await userEvent.type(within(row).getByRole('spinbutton'), '99{Enter}');
    expect(within(row).getByText('庫存只有 5 件')).toBeVisible();
  });

  it('shows a line with link, badge, prices and stepper, and removes it [C3]', async () => {
    agreeing();
    appStore.set(cartAtom, [line({ qty: 2 })]);
    open();
    const row = screen.getByRole('listitem', { name: '高山烏龍' });
    expect(within(row).getByRole('link', { name: '高山烏龍' })).toHaveAttribute(
      'href',
      '/product/P0001',
    );
    expect(row).toHaveTextContent('滿 NT$1,500 免運費');
    expect(row).toHaveTextContent('NT$1,200');
    await userEvent.click(within(row).getByRole('button', { name: '移除高山烏龍' }));
    expect(appStore.get(cartAtom)).toEqual([]);
  });

  it('limits a typed quantity to the stock [C10]', async () => {
    agreeing();
    appStore.set(cartAtom, [line({ tot_qty: 8 })]);
    open();
    const quantity = screen.getByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '30{Enter}');
    expect(appStore.get(cartAtom)[0]?.qty).toBe(8);
  });

  it('unfolds the total to subtotal and shipping fee [C5]', async () => {
    agreeing();
    appStore.set(cartAtom, [line()]);
    appStore.set(publicConfigAtom, {
      support: { return_email: 'return@pinpu.test', service_email: '', phone: '' },
    } as never);
    open();
    const total = screen.getByRole('button', { name: /訂單總額/ });
    expect(total).toHaveTextContent('NT$700');
    await userEvent.click(total);
    expect(screen.getByText('運費').closest('div')).toHaveTextContent('NT$100');
    expect(screen.getByRole('link', { name: /return@pinpu.test/ })).toBeVisible();
  });

  it('shows the progress to free shipping, where the fee can be waived [C5]', async () => {
    agreeing();
    appStore.set(cartAtom, [line({ qty: 2 })]);
    open();
    const way = screen.getByRole('progressbar', { name: '再買 NT$300 即可免運' });
    expect([way.getAttribute('value'), way.getAttribute('max')]).toEqual(['1200', '1500']);
    await userEvent.click(screen.getByRole('button', { name: '增加一件' }));
    expect(screen.getByRole('progressbar', { name: '已達 NT$1,500 免運門檻' })).toBeVisible();
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('NT$1,800');
  });

  it('shows pieces, total and the checkout button at the bottom of the screen [C6]', () => {
    agreeing();
    appStore.set(cartAtom, [line({ qty: 2 }), line({ prd_id: 'P0002', prd_name: '花生糖' })]);
    open();
    const bar = screen.getByRole('region', { name: '結帳' });
    expect(bar).toHaveTextContent('共 3 件');
    expect(bar).toHaveTextContent('NT$1,800');
    expect(within(bar).getByRole('button', { name: '前往結帳' })).toBeVisible();
  });

  it('links to the group-price page at price level 1 [R6]', () => {
    agreeing();
    appStore.set(cartAtom, [line()]);
    appStore.set(priceLevelAtom, 1);
    renderAt('/c', '/c/:ACT?', <CartPage />);
    expect(screen.getByRole('link', { name: '高山烏龍' })).toHaveAttribute('href', '/p/P0001');
  });
});

describe('the cart synced with the server', () => {
  it('is synced on opening, and once for many taps [N3]', async () => {
    const user = stopTime();
    const arrived = agreeing();
    appStore.set(cartAtom, [line()]);
    open();
    await passTime(0);
    expect(arrived).toHaveLength(1);
    const plus = screen.getByRole('button', { name: '增加一件' });
    for (let tap = 0; tap < 10; tap += 1) await user.click(plus);
    await passTime(60_000);
    expect(arrived).toHaveLength(2);
    const sent = await arrived[1]?.json();
    expect(sent).toMatchObject({ s: 'session-1', cart: [{ prd_id: 'P0001', qty: 11 }] });
  });

  it('takes precedence, and the change is described at its line [B5]', async () => {
    answering({
      cart: [line({ prd_price: 650 })],
      pl: 0,
      changes: [{ prd_id: 'P0001', kind: 'price', from: 600, to: 650 }],
    });
    appStore.set(cartAtom, [line()]);
    open();
    expect(await screen.findByText('單價已由 NT$600 調整為 NT$650。')).toBeVisible();
    expect(appStore.get(cartAtom)[0]?.prd_price).toBe(650);
  });

  it('names a withdrawn product, above the remaining lines', async () => {
    answering({
      cart: [line()],
      pl: 0,
      changes: [{ prd_id: 'P0009', kind: 'gone', from: 1, to: 0 }],
    });
    appStore.set(cartAtom, [line(), line({ prd_id: 'P0009', prd_name: '停售的茶' })]);
    open();
    expect(await screen.findByText('「停售的茶」已下架，已從購物車移除。')).toBeVisible();
    expect(appStore.get(cartAtom)).toHaveLength(1);
  });

  it('does not overwrite what the shopper changed meanwhile', async () => {
    let answer: (body: object) => void = () => {};
    fakeApi({
      'POST /api/cart/update': () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    appStore.set(cartAtom, [line()]);
    open();
    await waitFor(() => expect(answer.length).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: '增加一件' }));
    await act(async () =>
      answer({ success: true, body: { cart: [line({ prd_price: 1 })], pl: 0, changes: [] } }),
    );
    expect(appStore.get(cartAtom)[0]).toMatchObject({ qty: 2, prd_price: 600 });
  });

  it('can fail: the cart is unchanged, and the page says so', async () => {
    fakeApi({});
    appStore.set(cartAtom, [line()]);
    open();
    expect(await screen.findByText(/暫時無法與商店核對/)).toBeVisible();
    expect(appStore.get(cartAtom)).toHaveLength(1);
  });
});
