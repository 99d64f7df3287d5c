import type { Order } from '@pinpu/shared/contracts';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order, PAY_WAYS, REDIRECT, STORE_META } from '../../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choice = () => screen.getByLabelText('付款方式');

async function askToPay(fields: Partial<Order>) {
  const submits = catchSubmits();
  const arrived = fakeApi({ 'POST /api/cart/pubPay/guid-1': () => REDIRECT });
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={() => {}} />);
  await press('重新付款');
  return async (answer: string) => {
    await press(answer);
    await waitFor(() => expect(submits).toHaveLength(1));
    return arrived[0]?.json();
  };
}

beforeEach(freshState);

describe('the pay way for paying again', () => {
  it('is the last one, unless another is chosen [D6]', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ status: 88, pay_way: 9 });
    expect(choice()).toHaveValue('9');
    expect(screen.queryByLabelText('分期期數')).not.toBeInTheDocument();
    await userEvent.selectOptions(choice(), '信用卡一次付清');
    expect(await pay('立即付款')).toEqual({ acc_email: 'guest@pinpu.test', pay_way: 3 });
  });

  it('is left to the payment page where there was none before', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ pay_way: 0 });
    expect(choice()).toHaveDisplayValue('於付款頁面選擇');
    expect(await pay('立即付款')).toEqual({ acc_email: 'guest@pinpu.test' });
  });

  it('is not asked for in a shop that has set up none', async () => {
    const pay = await askToPay({ pay_way: 0 });
    expect(screen.getByRole('button', { name: '立即付款' })).toBeVisible();
    expect(screen.queryByLabelText('付款方式')).not.toBeInTheDocument();
    expect(await pay('立即付款')).toEqual({ acc_email: 'guest@pinpu.test' });
  });

  it('is limited to those that fit the order, and required where the shop requires a choice', async () => {
    offerPayWays(PAY_WAYS, true);
    await askToPay({ ap_amt: 2500, pay_way: 9 });
    const names = [...choice().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toEqual(['信用卡一次付清', '貨到付款']);
    expect(choice()).toHaveValue('3');
  });

  it('can be changed to cash on delivery', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ status: 88, pay_way: 3 });
    await userEvent.selectOptions(choice(), '貨到付款');
    expect(await pay('送出訂單')).toMatchObject({ pay_way: 1 });
  });

  it('changed to cash on delivery asks for a proof of the order’s own e-mail [finding H4]', async () => {
    offerPayWays(PAY_WAYS);
    const submits = catchSubmits();
    let proved = false;
    const arrived = fakeApi({
      'POST /api/cart/pubPay/guid-1': () =>
        proved
          ? REDIRECT
          : Response.json(
              { success: false, msg: [{ Code: 'PROVE_EMAIL', Message: '請先確認' }] },
              { status: 409 },
            ),
      'POST /api/cart/email/code': () => ({ success: true }),
      'POST /api/cart/email/proof': () => {
        proved = true;
        return { success: true };
      },
    });
    renderAt(
      '/',
      '/',
      <OrderDetails order={order({ status: 88, pay_way: 3 })} onClose={() => {}} />,
    );
    await press('重新付款');
    await userEvent.selectOptions(choice(), '貨到付款');
    await press('送出訂單');
    await userEvent.type(await screen.findByLabelText('驗證碼'), '123456');
    expect(screen.queryByRole('button', { name: '更換電子郵件' })).not.toBeInTheDocument();
    await press('確認並送出訂單');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(await arrived[1]?.json()).toEqual({ email: 'guest@pinpu.test' });
  });

  it('keeps the number of instalments, until another is chosen', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ status: 88, pay_way: 4, pay_period: 6, ap_amt: 3_001 });
    expect(screen.getByLabelText('分期期數')).toHaveDisplayValue(/^6 期/);
    await userEvent.selectOptions(screen.getByLabelText('分期期數'), '3');
    expect(await pay('立即付款')).toMatchObject({ pay_way: 4, pay_period: 3 });
  });

  it('is payment at the store, never cash on delivery, for a pickup order', async () => {
    const atStore = { pay_way: 5, min_amt: 1, max_amt: 20_000, periods: [] };
    offerPayWays([...PAY_WAYS, atStore]);
    await askToPay({ status: 88, pay_way: 3, rec_way: 2, rec_meta: STORE_META });
    const names = [...choice().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toContain('超商取貨付款');
    expect(names).not.toContain('貨到付款');
  });
});
