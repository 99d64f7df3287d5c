import { appStore, cartAtom, noticesAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenPayWayAtom } from '../../../state/pay-way.ts';
import { INFO, line, PAY_WAYS, REDIRECT } from '../../../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

/** The order page with NT$1,300 to pay; returns the bodies of the checkouts it sends. */
function openPage(answer: () => object = () => REDIRECT) {
  appStore.set(cartAtom, [line({ qty: 2 })]);
  appStore.set(orderInfoAtom, INFO);
  const sent: { pay_way?: number }[] = [];
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
    'POST /api/cart/checkout': async (request) => {
      sent.push(await request.json());
      return answer();
    },
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const way = (name: string) => screen.getByRole('radio', { name });
const question = () => screen.getByRole('alertdialog', { name: '確認' });

beforeEach(() => {
  freshState();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the pay way on the order page', () => {
  it('is left to the payment page until one is chosen', async () => {
    offerPayWays(PAY_WAYS);
    const sent = openPage();
    catchSubmits();
    expect(way('於付款頁面選擇')).toBeChecked();
    await press('前往結帳');
    expect(question()).toHaveTextContent('付款方式：於付款頁面選擇');
    await press('立即付款');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('pay_way');
  });

  it('is shown in the confirmation and sent as chosen [C7] [B4]', async () => {
    offerPayWays(PAY_WAYS);
    const sent = openPage();
    catchSubmits();
    await userEvent.click(way('超商條碼繳費'));
    expect(way('超商條碼繳費')).toBeChecked();
    await press('前往結帳');
    expect(question()).toHaveTextContent('系統將前往『付款』頁面');
    expect(question()).toHaveTextContent('付款方式：超商條碼繳費');
    await press('立即付款');
    await waitFor(() => expect(sent).toMatchObject([{ pay_way: 9 }]));
    expect(sessionStorage.getItem('payWay')).toBe('9');
  });

  it('can’t be one whose limits exclude the amount; the reason is shown below it [41 W18]', () => {
    offerPayWays(PAY_WAYS);
    openPage();
    expect(way('信用卡分期付款')).toBeDisabled();
    expect(way('信用卡分期付款')).toHaveAccessibleDescription('訂單金額滿 NT$3,000 才能使用');
    expect(way('超商條碼繳費')).toBeEnabled();
    act(() => appStore.set(cartAtom, [line({ qty: 4 })]));
    expect(way('超商條碼繳費')).toHaveAccessibleDescription('訂單金額超過上限 NT$2,000，無法使用');
  });

  it('must be chosen again where the cart exceeds its limit', async () => {
    offerPayWays(PAY_WAYS);
    openPage();
    await userEvent.click(way('超商條碼繳費'));
    act(() => appStore.set(cartAtom, [line({ qty: 4 })]));
    await press('前往結帳');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('請選擇付款方式，再前往結帳。')).toBeVisible();
    expect(way('於付款頁面選擇')).toHaveFocus();
    await userEvent.click(way('貨到付款'));
    expect(screen.queryByText('請選擇付款方式，再前往結帳。')).not.toBeInTheDocument();
    await press('前往結帳');
    expect(question()).toBeVisible();
  });

  it('is required before checkout where the shop requires it', async () => {
    offerPayWays(PAY_WAYS, true);
    openPage();
    expect(screen.queryByRole('radio', { name: '於付款頁面選擇' })).not.toBeInTheDocument();
    await press('前往結帳');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(way('信用卡一次付清')).toHaveFocus();
  });

  it('is shown as text where there is only one, and sent', async () => {
    offerPayWays(PAY_WAYS.slice(0, 1));
    const sent = openPage();
    catchSubmits();
    const group = screen.getByRole('group', { name: '付款方式' });
    expect(group).toHaveTextContent('信用卡一次付清');
    expect(within(group).queryByRole('radio')).not.toBeInTheDocument();
    // No empty row where instalments would be.
    expect(group.children).toHaveLength(1);
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(sent).toMatchObject([{ pay_way: 3 }]));
  });

  it('cash on delivery leads to the order, not to a payment page', async () => {
    offerPayWays(PAY_WAYS);
    const sent = openPage();
    const submits = catchSubmits();
    await userEvent.click(way('貨到付款'));
    await press('前往結帳');
    expect(question()).toHaveTextContent('於收貨時付款');
    expect(question()).not.toHaveTextContent('前往『付款』頁面');
    await press('送出訂單');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(sent).toMatchObject([{ pay_way: 1 }]);
    expect(screen.getByText('訂單已成立，即將前往訂單頁面。')).toBeInTheDocument();
  });

  it.each([
    ['is cleared where the server rejects it', 'PAY_WAY_REFUSED', undefined],
    ['is kept where the server rejects something else', 'OUT_OF_STOCK', 9],
  ])('%s', async (_what, Code, chosen) => {
    offerPayWays(PAY_WAYS);
    const msg = [{ Code, Message: '請確認訂單。' }];
    openPage(() => Response.json({ success: false, msg }, { status: 400 }));
    await userEvent.click(way('超商條碼繳費'));
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(appStore.get(noticesAtom)).toMatchObject([{ code: Code }]));
    expect(appStore.get(chosenPayWayAtom)).toBe(chosen);
    expect(appStore.get(cartAtom)).toHaveLength(1);
  });
});
