import type { Order } from '@pinpu/shared/contracts';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  freshState();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an order to be loaded', () => {
  const load = () => renderAt('/', '/', <OrderDetails id="guid-1" onClose={() => {}} />);

  it('opens with the e-mail it was placed with [D8]', async () => {
    const msg = [{ Code: 'ORDER_NOT_FOUND', Message: '查無資料' }];
    const arrived = fakeApi({
      'POST /api/order/guid-1': async (request) => {
        const { acc_email } = await request.json();
        if (acc_email !== 'guest@pinpu.test')
          return Response.json({ success: false, msg }, { status: 404 });
        return { success: true, body: { data: { body: order() } } };
      },
    });
    load();
    const email = await screen.findByLabelText('電子郵件');
    await userEvent.type(email, 'other{Enter}');
    expect(screen.getByText(/請填寫完整的電子郵件/)).toBeVisible();
    await userEvent.type(email, '@pinpu.test{Enter}');
    expect(await screen.findByText(/查無符合的訂單/)).toBeVisible();
    expect(arrived).toHaveLength(2);
    await userEvent.clear(screen.getByLabelText('電子郵件'));
    await userEvent.type(screen.getByLabelText('電子郵件'), 'guest@pinpu.test{Enter}');
    expect(await screen.findByRole('dialog', { name: '訂購單明細: PP2611210001' })).toBeVisible();
  });

  it('opens an order given without the history this shop adds, and loads one that lacks more [D8] [defect 15]', async () => {
    const { events: _, ...spec } = order();
    const view = renderAt('/', '/', <OrderDetails order={spec as Order} onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: '訂購單明細: PP2611210001' })).toBeVisible();
    view.unmount();
    fakeApi({
      'POST /api/order/guid-1': () => ({ success: true, body: { data: { body: order() } } }),
    });
    const { guid } = order();
    renderAt('/', '/', <OrderDetails order={{ guid } as Order} onClose={() => {}} />);
    expect(await screen.findByRole('dialog', { name: '訂購單明細: PP2611210001' })).toBeVisible();
  });

  it('is read again when the shopper returns from another tab [defect 13]', async () => {
    const statuses = [2, 3];
    fakeApi({
      'POST /api/order/guid-1': () => ({
        success: true,
        body: { data: { body: order({ status: statuses.shift() ?? 3 }) } },
      }),
    });
    stopTime();
    load();
    expect(await screen.findByRole('button', { name: '重新付款' })).toBeVisible();
    await passTime(3000);
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '重新付款' })).not.toBeInTheDocument(),
    );
  });

  it('is requested again where the connection broke', async () => {
    fakeApi({});
    load();
    expect(await screen.findByRole('alert')).toHaveTextContent('[Failed to fetch] 伺服器連線錯誤');
    fakeApi({
      'POST /api/order/guid-1': () => ({ success: true, body: { data: { body: order() } } }),
    });
    await press('再試一次');
    expect(await screen.findByRole('dialog', { name: '訂購單明細: PP2611210001' })).toBeVisible();
  });
});
