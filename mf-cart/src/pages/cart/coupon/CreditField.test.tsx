import { appStore, cartAtom, noticesAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt, stopTime } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { creditUseAtom } from '../../../state/credit.ts';
import { INFO, line, REDIRECT } from '../../../testing/fixtures.ts';
import { catchSubmits, freshState } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

const OFFER = { bonus: 900, paid: 200, max_percent: 50 };

/** A member's cart of NT$1,200 plus 100 for shipping, with this credit. */
function openCart(credit: typeof OFFER | undefined, checkout: () => object = () => REDIRECT) {
  const user = stopTime();
  freshState();
  appStore.set(creditUseAtom, 0);
  appStore.set(cartAtom, [line({ qty: 2 })]);
  appStore.set(orderInfoAtom, INFO);
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [], ...(credit && { credit }) } };
    },
    'POST /api/cart/checkout': checkout,
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  const pay = async () => {
    await user.click(screen.getByRole('button', { name: '前往結帳' }));
    await user.click(screen.getByRole('button', { name: '立即付款' }));
  };
  const sent = async () => arrived.findLast(({ url }) => url.includes('/cart/checkout'))?.json();
  return { user, arrived, pay, sent };
}

const box = () => screen.findByRole('checkbox', { name: '使用購物金（餘額 NT$1,100）' });
const bar = () => screen.getByRole('region', { name: '結帳' });

describe('store credit on the order page', () => {
  it('is used as far as the shop allows, shown as a discount, and sent with the amounts [W2]', async () => {
    catchSubmits();
    const { user, pay, sent } = openCart(OFFER);
    await user.click(await box());
    expect(bar()).toHaveTextContent('500');
    expect(screen.getByText('購物金最多折抵商品金額的 50%。')).toBeVisible();
    expect(screen.getByLabelText('折抵金額（元）')).toHaveValue('800');
    await pay();
    await waitFor(() => expect(appStore.get(cartAtom)).toEqual([]));
    expect(await sent()).toMatchObject({ credit_amt: 800, inv_amt: 700, ap_amt: 500 });
    expect(appStore.get(creditUseAtom)).toBe(0);
  });

  it('can be a smaller amount, typed with any digits; what is too much becomes the most [W2]', async () => {
    const { user } = openCart(OFFER);
    await user.click(await box());
    const field = screen.getByLabelText('折抵金額（元）');
    await user.clear(field);
    await user.type(field, '１50元');
    expect(bar()).toHaveTextContent('1,150');
    await user.clear(field);
    await user.type(field, '9999');
    await user.tab();
    expect(field).toHaveValue('800');
    expect(bar()).toHaveTextContent('500');
  });

  it('stops being used when it is unticked [W2]', async () => {
    const { user, pay, sent } = openCart(OFFER);
    catchSubmits();
    await user.click(await box());
    await user.click(await box());
    expect(screen.queryByLabelText('折抵金額（元）')).not.toBeInTheDocument();
    expect(bar()).toHaveTextContent('1,300');
    await pay();
    await waitFor(() => expect(appStore.get(cartAtom)).toEqual([]));
    expect(await sent()).not.toHaveProperty('credit_amt');
  });

  it('is not shown to buyers without any [W2]', async () => {
    const { arrived } = openCart(undefined);
    await waitFor(() => expect(arrived).not.toHaveLength(0));
    expect(await screen.findByLabelText('優惠券')).toBeVisible();
    expect(screen.queryByText(/購物金/)).not.toBeInTheDocument();
  });

  it('follows the balance of a rejected checkout, so that the next press succeeds [W2]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const cart = [line({ qty: 2 })];
    const body = { cart, pl: 0, changes: [], credit: { ...OFFER, bonus: 50, paid: 0 } };
    const msg = [{ Code: 'CREDIT_CHANGED', Message: '購物金的餘額已更新。' }];
    const { user, pay } = openCart(OFFER, () =>
      Response.json({ success: false, msg, body, request_id: 'r' }, { status: 409 }),
    );
    await user.click(await box());
    await pay();
    await waitFor(() => expect(bar()).toHaveTextContent('1,250'));
    expect(appStore.get(noticesAtom).map(({ message }) => message)).toEqual([
      '購物金的餘額已更新。',
    ]);
  });
});
