import { appStore, cartAtom, noticesAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { couponCodeAtom } from '../../../state/coupon.ts';
import { INFO, line, REDIRECT } from '../../../testing/fixtures.ts';
import { catchSubmits, freshState } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

const COUPONS: Record<string, object> = {
  TEA100: { coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0 },
  FREESHIP: { coupon_code: 'FREESHIP', kind: 'shipping', value: 0, min_amt: 0 },
};

/** A cart of NT$1,200 plus 100 for shipping, at a shop with these coupons. */
function openCart(checkout: (request: Request) => object = () => REDIRECT, more: object = {}) {
  user = stopTime();
  freshState();
  appStore.set(cartAtom, [line({ qty: 2 })]);
  appStore.set(orderInfoAtom, INFO);
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart, coupon_code } = await request.json();
      const coupon = COUPONS[coupon_code];
      const result = coupon
        ? { coupon }
        : coupon_code && { coupon_refusal: '找不到這張優惠券，請確認代碼是否正確。' };
      return { success: true, body: { cart, pl: 0, changes: [], ...result, ...more } };
    },
    'POST /api/cart/checkout': checkout,
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return arrived;
}

let user: ReturnType<typeof stopTime>;

async function enter(code: string) {
  const field = screen.getByLabelText('優惠券');
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
}

const USED = '您已經使用過這張優惠券。';

async function rejectUsed(request: Request) {
  const { coupon_code, cart } = await request.json();
  if (coupon_code === '') return REDIRECT;
  const body = { cart, pl: 0, changes: [], coupon_refusal: USED };
  const msg = [{ Code: 'COUPON_REFUSED', Message: USED }];
  return Response.json({ success: false, msg, body, request_id: 'r' }, { status: 409 });
}

const messages = () => appStore.get(noticesAtom).map(({ message }) => message);

describe('a coupon on the order page', () => {
  it('is applied once the shop confirms it, and can be removed', async () => {
    openCart();
    await enter('tea100');
    expect(await screen.findByText(/已折抵 NT\$100/)).toBeVisible();
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('1,200');
    await user.click(screen.getByRole('button', { name: '移除優惠券' }));
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('1,300');
    expect(screen.getByLabelText('優惠券')).toBeVisible();
  });

  it('a member’s own coupon is applied by one press, and no longer offered while it is [W17]', async () => {
    const own_coupons = [{ ...COUPONS.TEA100, ends_on: '2026-12-20' }];
    openCart(undefined, { own_coupons });
    const own = await screen.findByRole('list', { name: '您的生日券' });
    expect(own).toHaveTextContent('生日券 折 NT$100到 12/20（日）');
    await user.click(screen.getByRole('button', { name: '使用生日券' }));
    expect(await screen.findByText(/已折抵 NT\$100/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '使用生日券' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '移除優惠券' }));
    expect(screen.getByRole('button', { name: '使用生日券' })).toBeVisible();
  });

  it('a coupon that is unknown shows the reason; input and cart are unchanged', async () => {
    openCart();
    await enter('NOPE');
    expect(await screen.findByText(/找不到這張優惠券/)).toBeVisible();
    expect(screen.getByLabelText('優惠券')).toHaveValue('NOPE');
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('1,300');
    expect(appStore.get(cartAtom)).toHaveLength(1);
  });

  it('is requested again on the next submit after a failed request', async () => {
    openCart();
    const reachable = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await enter('TEA100');
    expect(await screen.findByText(/暫時無法確認優惠券/)).toBeVisible();
    globalThis.fetch = reachable;
    await user.click(screen.getByRole('button', { name: '套用' }));
    expect(await screen.findByText(/已折抵 NT\$100/)).toBeVisible();
  });

  it('for the shipping fee hides the progress to free shipping [C5]', async () => {
    openCart();
    expect(screen.getByRole('progressbar', { name: '再買 NT$300 即可免運' })).toBeVisible();
    await enter('FREESHIP');
    expect(await screen.findByRole('button', { name: '移除優惠券' })).toBeVisible();
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('1,200');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('for the shipping fee says where the order has none already [41 W6] [C5]', async () => {
    openCart();
    act(() => appStore.set(cartAtom, [line({ qty: 9 })]));
    await enter('FREESHIP');
    expect(await screen.findByText(/這筆訂單已免運費，沒有折抵/)).toBeVisible();
  });

  it('is sent with the checkout and its amounts, and cleared with the cart [C9]', async () => {
    catchSubmits();
    const arrived = openCart();
    await enter('TEA100');
    await screen.findByText(/已折抵/);
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    await user.click(screen.getByRole('button', { name: '立即付款' }));
    await waitFor(() => expect(appStore.get(couponCodeAtom)).toBe(''));
    const sent = arrived.find(({ url }) => url.includes('/cart/checkout'));
    expect(await sent?.json()).toMatchObject({
      coupon_code: 'TEA100',
      inv_amt: 1200,
      ap_amt: 1200,
    });
  });

  it('a coupon that this buyer has used is taken off with a sentence, and the next press succeeds [defect 5]', async () => {
    const submits = catchSubmits();
    const arrived = openCart(rejectUsed);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await enter('TEA100');
    await screen.findByText(/已折抵/);
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    await user.click(screen.getByRole('button', { name: '立即付款' }));
    await waitFor(() => expect(appStore.get(couponCodeAtom)).toBe(''));
    expect(messages()).toEqual([
      '優惠券 TEA100 無法使用，已從訂單移除。訂單金額更新為 NT$1,300，請確認後再結帳。',
      USED,
    ]);
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('1,300');
    appStore.set(noticesAtom, []);
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    await user.click(screen.getByRole('button', { name: '立即付款' }));
    await waitFor(() => expect(submits).toHaveLength(1));
    const sent = arrived.filter(({ url }) => url.includes('/cart/checkout')).at(-1);
    expect(await sent?.json()).toMatchObject({ coupon_code: '', inv_amt: 1300 });
  });

  it('a coupon stays where the checkout is rejected for another reason [B5]', async () => {
    openCart(async (request) => {
      const { cart } = await request.json();
      const body = { cart, pl: 0, changes: [], coupon: COUPONS.TEA100 };
      const msg = [{ Code: 'PRICE_CHANGED', Message: '單價調整了。' }];
      return Response.json({ success: false, msg, body }, { status: 409 });
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await enter('TEA100');
    await screen.findByText(/已折抵/);
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    await user.click(screen.getByRole('button', { name: '立即付款' }));
    await waitFor(() => expect(messages()).toEqual(['單價調整了。']));
    expect(appStore.get(couponCodeAtom)).toBe('TEA100');
    expect(screen.getByRole('region', { name: '結帳' })).toHaveTextContent('1,200');
  });

  it('a coupon that another tab has removed meanwhile is not removed again [S4]', async () => {
    openCart((request) => {
      appStore.set(couponCodeAtom, '');
      return rejectUsed(request);
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await enter('TEA100');
    await screen.findByText(/已折抵/);
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    await user.click(screen.getByRole('button', { name: '立即付款' }));
    await waitFor(() => expect(messages()).toContain(USED));
    expect(messages()).toEqual([USED]);
  });
});
