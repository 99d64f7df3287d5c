import type { Order } from '@pinpu/shared/contracts';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order, PAY_WAYS, REDIRECT } from '../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../testing/page-state.ts';
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

describe('the way of paying again', () => {
  it('is the last one, unless another is chosen [D6]', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ status: 88, pay_way: 9 });
    expect(choice()).toHaveValue('9');
    await userEvent.selectOptions(choice(), '信用卡一次付清');
    expect(await pay('立即付款')).toEqual({ acc_email: 'guest@pinpu.test', pay_way: 3 });
  });

  it('is left to the payment page where there was none', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ pay_way: 0 });
    expect(choice()).toHaveDisplayValue('於付款頁面選擇');
    expect(await pay('立即付款')).toEqual({ acc_email: 'guest@pinpu.test' });
  });

  it('is among those that fit the order, and one of them where the shop wants a choice', async () => {
    offerPayWays(PAY_WAYS, true);
    await askToPay({ ap_amt: 2500, pay_way: 9 });
    const names = [...choice().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toEqual(['信用卡一次付清', '貨到付款']);
    expect(choice()).toHaveValue('3');
  });

  it('can become the door', async () => {
    offerPayWays(PAY_WAYS);
    const pay = await askToPay({ status: 88, pay_way: 3 });
    await userEvent.selectOptions(choice(), '貨到付款');
    expect(await pay('送出訂單')).toMatchObject({ pay_way: 1 });
  });
});
