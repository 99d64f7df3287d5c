import {
  appStore,
  cartAtom,
  checkoutKeyAtom,
  memberLinesAtom,
  noticesAtom,
  orderInfoAtom,
} from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOrderAtom } from '../../state/last-order.ts';
import { INFO, line, PAY_WAYS, REDIRECT } from '../../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

type Answer = (request: Request) => FakeAnswer | Promise<FakeAnswer>;

/** A cart of one line with complete contacts, and a fake server with this response to checkout. */
function standBeforeCheckout(checkout: Answer) {
  appStore.set(cartAtom, [line({ qty: 2 })]);
  appStore.set(orderInfoAtom, INFO);
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
    'POST /api/cart/checkout': checkout,
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return () => arrived.filter(({ url }) => url.includes('/cart/checkout'));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let logged: jest.SpyInstance;

beforeEach(() => {
  freshState();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('checkout', () => {
  it('asks for confirmation, which neither Escape nor the backdrop closes [C7]', async () => {
    const user = stopTime();
    const sent = standBeforeCheckout(() => REDIRECT);
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    const dialog = screen.getByRole('alertdialog', { name: '確認' });
    expect(dialog).toHaveTextContent('系統將前往『付款』頁面');
    await user.keyboard('{Escape}');
    await user.click(dialog);
    expect(dialog).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '再確認一下訂單' }));
    expect(dialog).not.toBeInTheDocument();
    await passTime(60_000);
    expect(sent()).toEqual([]);
  });

  it('shows the form where something is missing, instead of the confirmation [C12]', async () => {
    standBeforeCheckout(() => REDIRECT);
    act(() => appStore.set(orderInfoAtom, { ...INFO, addr1_postcode: '99' }));
    await press('前往結帳');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('99')).toHaveFocus();
  });

  it('sends the allowed contact fields and the amounts of the page, under the key of this cart [C13] [N3]', async () => {
    catchSubmits();
    const sent = standBeforeCheckout(() => REDIRECT);
    act(() => appStore.set(orderInfoAtom, { ...INFO, birth_day: '2000-01-01' } as typeof INFO));
    const key = appStore.get(checkoutKeyAtom);
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [request] = sent();
    expect(request?.headers.get('Idempotency-Key')).toBe(key);
    const body = await request?.json();
    expect(body).not.toHaveProperty('birth_day');
    expect(body).toMatchObject({
      ...INFO,
      cus_mobile: '0912345678',
      ship_amt: 100,
      inv_amt: 1300,
      ap_amt: 1300,
      tot_amt: 1238,
      tot_tax: 62,
      cart: [{ prd_id: 'P0001', qty: 2 }],
    });
    expect(JSON.parse(body.cart_json)).toEqual(body.cart);
  });

  it('clears the cart and goes to the payment page with the returned form [C9]', async () => {
    const submits = catchSubmits();
    standBeforeCheckout(() => REDIRECT);
    act(() => {
      appStore.set(cartAtom, [line(), line({ prd_id: 'P0002', prd_name: '花生糖' })]);
      appStore.set(memberLinesAtom, [{ prd_id: 'P0001', from: 0, to: 1 }]);
    });
    await press('移除花生糖');
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() =>
      expect(submits).toEqual([{ action: '/sandbox-pay/checkout', fields: { trade_no: 'T&1' } }]),
    );
    expect(appStore.get(cartAtom)).toEqual([]);
    expect(appStore.get(memberLinesAtom)).toEqual([]);
    expect(screen.queryByText('已移除「花生糖」')).not.toBeInTheDocument();
    expect(appStore.get(lastOrderAtom).guid).toBe('guid-1');
  });

  it('a checkout of NT$0 asks for no way of paying and leads to the order, not to a payment page [finding L23]', async () => {
    offerPayWays(PAY_WAYS, true);
    const submits = catchSubmits();
    const sent = standBeforeCheckout(() => REDIRECT);
    act(() => appStore.set(cartAtom, [line({ prd_price: 0, ship_fee: 0 })]));
    expect(screen.queryByRole('group', { name: '付款方式' })).not.toBeInTheDocument();
    await press('前往結帳');
    expect(screen.getByRole('alertdialog', { name: '確認' })).toHaveTextContent('無需付款');
    await press('送出訂單');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(await sent()[0]?.json()).not.toHaveProperty('pay_way');
    expect(screen.getByText('訂單已成立，即將前往訂單頁面。')).toBeInTheDocument();
    expect(screen.queryByText(/稍後付款/)).not.toBeInTheDocument();
  });

  it('follows a payment page reached by GET as a link, posting nothing [C9]', async () => {
    const submits = catchSubmits();
    const followed: string[] = [];
    const stop = (event: MouseEvent) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.href);
    };
    document.addEventListener('click', stop);
    const html =
      '<form method="get" action="https://pay.test/wait"><input type="hidden" name="id" value="1"></form>';
    standBeforeCheckout(() => ({ ...REDIRECT, data: { ...REDIRECT.data, html } }));
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(followed).toEqual(['https://pay.test/wait?id=1']));
    document.removeEventListener('click', stop);
    expect(submits).toEqual([]);
    expect(screen.getByRole('link', { name: '沒有自動前往，請按這裡' })).toHaveAttribute(
      'href',
      'https://pay.test/wait?id=1',
    );
  });

  it('sends one request for many taps while the first is in flight [C9]', async () => {
    const submits = catchSubmits();
    let answer: (value: FakeAnswer) => void = () => {};
    const sent = standBeforeCheckout(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await press('前往結帳');
    const pay = screen.getByRole('button', { name: '立即付款' });
    // Both happen before the page is rendered again.
    act(() => {
      pay.click();
      pay.click();
    });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.getByRole('button', { name: /立即付款/ })).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(screen.getByRole('button', { name: /立即付款/ }));
    answer(REDIRECT);
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('closes, shows a message and keeps the cart where it fails [C9] [X5]', async () => {
    standBeforeCheckout(() => {
      throw new TypeError('Failed to fetch');
    });
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(appStore.get(noticesAtom)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(appStore.get(cartAtom)).toHaveLength(1);
    expect(logged).toHaveBeenCalled();
    await press('前往結帳');
    expect(screen.getByRole('button', { name: '立即付款' })).not.toHaveAttribute('aria-busy');
  });

  it('shows what to do where too many unpaid orders reserve stock, and keeps cart and form [finding H4]', async () => {
    const Message = '您有 5 筆訂單尚未付款，請先完成付款，或 30 分鐘後再試一次。';
    const msg = [{ Code: 'TOO_MANY_OPEN_ORDERS', Message }];
    const sent = standBeforeCheckout(() => Response.json({ success: false, msg }, { status: 429 }));
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(appStore.get(noticesAtom)).toMatchObject([{ message: Message }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(appStore.get(cartAtom)).toMatchObject([{ qty: 2 }]);
    expect(appStore.get(orderInfoAtom)).toMatchObject(INFO);
    expect(sent()).toHaveLength(1);
  });

  it('keeps the cart where the response contains no form to submit [C9]', async () => {
    standBeforeCheckout(() => ({ ...REDIRECT, data: { ...REDIRECT.data, html: '<p>維護中</p>' } }));
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(appStore.get(noticesAtom)).toHaveLength(1));
    expect(appStore.get(cartAtom)).toHaveLength(1);
  });

  it('takes over the cart of a rejection, with its changes, under a new key [B5]', async () => {
    standBeforeCheckout(() =>
      Response.json(
        {
          success: false,
          msg: [{ Code: 'PRICE_CHANGED', Message: '單價調整了。' }],
          body: {
            cart: [line({ qty: 2, prd_price: 650 })],
            pl: 0,
            changes: [{ prd_id: 'P0001', kind: 'price', from: 600, to: 650 }],
          },
        },
        { status: 409 },
      ),
    );
    const key = appStore.get(checkoutKeyAtom);
    await press('前往結帳');
    await press('立即付款');
    expect(await screen.findByText('單價已由 NT$600 調整為 NT$650。')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(appStore.get(cartAtom)[0]?.prd_price).toBe(650);
    expect(appStore.get(checkoutKeyAtom)).not.toBe(key);
    expect(appStore.get(noticesAtom)).toMatchObject([{ code: 'PRICE_CHANGED' }]);
  });

  it('is reset when Back restores the page from the back/forward cache [S4]', async () => {
    const submits = catchSubmits();
    standBeforeCheckout(() => REDIRECT);
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(submits).toHaveLength(1));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看訂單 PP2611210001' })).toHaveAttribute(
      'href',
      '/cart/order/guid-1',
    );
  });

  it('closes the confirmation once another tab has emptied the cart [S4]', async () => {
    standBeforeCheckout(() => REDIRECT);
    await press('前往結帳');
    act(() => appStore.set(cartAtom, []));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '前往選購' })).toBeVisible();
  });
});
