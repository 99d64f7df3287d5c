import { onAppEvent } from '@pinpu/shared/events';
import { appStore, noticesAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const REJECTED = {
  success: false,
  msg: [{ Code: 'ORDER_NOT_PAYABLE', Message: '這筆訂單已完成付款，無需再次付款。' }],
};

beforeEach(() => {
  freshState();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['read', { id: 'guid-1' }],
  ['at hand', { order: order({ status: 88 }) }],
])(
  'an order %s that was paid meanwhile is shown as paid after 重新付款 was rejected [D7]',
  async (_how, shown) => {
    let status = 88;
    const changed = jest.fn();
    const stop = onAppEvent('APP_EC_ORDERS_CHANGED', changed);
    fakeApi({
      'POST /api/order/guid-1': () => ({
        success: true,
        body: { data: { body: order({ status }) } },
      }),
      'POST /api/cart/pubPay/guid-1': () => {
        status = 3;
        return Response.json(REJECTED, { status: 409 });
      },
    });
    renderAt('/', '/', <OrderDetails {...shown} onClose={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: '重新付款' }));
    await userEvent.click(screen.getByRole('button', { name: '立即付款' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '運送資訊' })).toHaveTextContent('已付款'),
    );
    expect(screen.queryByRole('button', { name: '重新付款' })).not.toBeInTheDocument();
    expect(appStore.get(noticesAtom)).toMatchObject([{ code: 'ORDER_NOT_PAYABLE' }]);
    expect(changed).toHaveBeenCalled();
    stop();
  },
);

it.each([
  ['a guest, also without a session', '', 401, 'NOT_SIGNED_IN', '/api/cart/pubPay/guid-1'],
  ['a member, after another rejection', 'token-1', 409, 'OUT_OF_STOCK', '/api/cart/pay/guid-1'],
])('重新付款 is sent once for %s [D6] [D7]', async (_whose, token, status, Code, path) => {
  appStore.set(userTokenAtom, token);
  const msg = [{ Code, Message: '無法付款。' }];
  const fail = () => Response.json({ success: false, msg }, { status });
  const arrived = fakeApi({
    'POST /api/cart/pay/guid-1': fail,
    'POST /api/cart/pubPay/guid-1': fail,
  });
  renderAt('/', '/', <OrderDetails order={order({ status: 88 })} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: '重新付款' }));
  await userEvent.click(screen.getByRole('button', { name: '立即付款' }));
  await waitFor(() => expect(appStore.get(noticesAtom)).not.toEqual([]));
  expect(arrived.map(({ url }) => new URL(url).pathname)).toEqual([path]);
});
