import { soldLines } from '@pinpu/shared/contracts';
import { onAppEvent } from '@pinpu/shared/events';
import { appStore } from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OrderDetails } from '../../features/order-details/OrderDetails.tsx';
import { returnedOutcomeAtom } from '../../features/payment/returned-outcome.ts';
import { lastOrderAtom } from '../../state/last-order.ts';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';
import { outcomeOf } from './outcome.ts';

function openReturn(path: string, statuses: number[]) {
  const openedOrders: string[] = [];
  const stop = onAppEvent('APP_EC_LOAD_ORDER_DETAILS', ({ id }) => openedOrders.push(id));
  const left = [...statuses];
  const arrived = fakeApi({
    'POST /api/order/guid-1': () => ({
      success: true,
      body: {
        data: { body: order({ status: (left.length > 1 ? left.shift() : left[0]) ?? 2 }) },
      },
    }),
  });
  const view = renderAt(path, '/cart/:ACT?/:UUID?', <CartPage />);
  return {
    openedOrders,
    arrived,
    leave: () => {
      stop();
      view.unmount();
    },
  };
}

beforeEach(freshState);

describe('an address that names an order', () => {
  it.each([
    ['/cart/paid/guid-1', 3, '訂單 PP2611210001：付款完成，謝謝您的訂購。'],
    ['/cart/failed/guid-1', 88, '訂單 PP2611210001：付款未完成，訂單仍為您保留。'],
    ['/cart/paid/guid-1', 6, '訂單 PP2611210001：已取得繳費資訊，請於期限內完成繳費。'],
    ['/cart/order/guid-1', 2, '訂單 PP2611210001：訂單已成立，尚未付款。'],
    ['/cart/order/guid-1', 6, '訂單 PP2611210001：已取得繳費資訊，請於期限內完成繳費。'],
    ['/cart/order/guid-1', 99, '訂單 PP2611210001：已出貨'],
    ['/cart/order/guid-1，', 99, '訂單 PP2611210001：已出貨'],
    ['/cart/order/guid-1', 5, '訂單 PP2611210001：訂單已成立，採貨到付款。'],
    ['/cart/paid/guid-1', 5, '訂單 PP2611210001：訂單已成立，採貨到付款。'],
  ])(
    'shows at %s with status %p, once: %s, and opens the dialog [R5]',
    async (path, status, words) => {
      appStore.set(lastOrderAtom, { guid: 'guid-1', ord_code: 'PP2611210001' });
      const { openedOrders, leave } = openReturn(path, [status]);
      expect(await screen.findByText(words)).toBeVisible();
      await waitFor(() => expect(openedOrders).toEqual(['guid-1']));
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^查看訂單/ })).not.toBeInTheDocument();
      leave();
    },
  );

  it('sets its outcome once for each change of the order, so that the dialog gets its turn to render [41 W1] [R5]', async () => {
    const changed = jest.fn(() => {
      if (changed.mock.calls.length > 9) throw new Error('the page renders without end');
    });
    const stop = appStore.sub(returnedOutcomeAtom, changed);
    const { openedOrders, leave } = openReturn('/cart/order/guid-1', [3]);
    await waitFor(() => expect(openedOrders).toEqual(['guid-1']));
    await act(async () => undefined);
    expect(screen.getByText(/^訂單 PP2611210001：/)).toBeVisible();
    expect(changed.mock.calls.length).toBeLessThan(4);
    stop();
    leave();
  });

  it('thanks for a paid order, with its amount and the next step, instead of an empty cart [41 W7] [R5]', async () => {
    const { leave } = openReturn('/cart/paid/guid-1', [3]);
    expect(await screen.findByRole('heading', { name: '感謝您的訂購' })).toBeVisible();
    expect(screen.getByText('PP2611210001')).toBeVisible();
    expect(screen.getByText('訂單金額').nextElementSibling).toHaveTextContent(/^NT\$/);
    expect(screen.getByText(/我們會盡快為您出貨。確認信已寄到/)).toBeVisible();
    expect(screen.getByRole('link', { name: '繼續選購' })).toHaveAttribute('href', '/products');
    expect(screen.queryByText(/購物車是空的/)).not.toBeInTheDocument();
    leave();
  });

  it('shows the outcome in that order’s dialog too, which covers the page [R5] [defect 11]', async () => {
    const { leave } = openReturn('/cart/paid/guid-1', [3]);
    await screen.findByText('訂單 PP2611210001：付款完成，謝謝您的訂購。');
    const other = order({ guid: 'guid-2', status: 3 });
    const { unmount } = renderAt('/', '/', <OrderDetails order={other} onClose={() => {}} />);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('謝謝您的訂購');
    unmount();
    renderAt('/', '/', <OrderDetails order={order({ status: 3 })} onClose={() => {}} />);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('付款完成，謝謝您的訂購。')).toBeVisible();
    leave();
    await waitFor(() => expect(dialog.queryByText(/謝謝您的訂購/)).not.toBeInTheDocument());
  });

  it('waits for a late payment webhook [R5]', async () => {
    stopTime();
    const { arrived, leave } = openReturn('/cart/paid/guid-1', [2, 3]);
    expect(await screen.findByText(/正在確認付款結果/)).toBeVisible();
    await passTime(2000);
    expect(await screen.findByText(/付款完成/)).toBeVisible();
    expect(arrived).toHaveLength(2);
    leave();
  });

  it('says that an order of NT$0 needs no payment [finding L23]', () => {
    const sight = { order: order({ status: 3, ap_amt: 0 }), failed: false, patient: false };
    expect(outcomeOf('paid', sight)?.message).toBe('訂單已成立，無需付款。');
  });

  it.each([
    [3, '我們會於 12/20（日）起出貨。'],
    [5, '我們會於 12/20（日）起出貨，請於收貨時付款。'],
  ])('says when a pre-order of status %d leaves, rather than soon [T16]', (status, help) => {
    const [line] = soldLines(order());
    const cart_json = JSON.stringify([line, { ...line, preorder: '2026-12-20' }]);
    const sight = { order: order({ status, cart_json }), failed: false, patient: false };
    expect(outcomeOf('paid', sight)?.help).toBe(help);
  });

  it('stops waiting after a time limit', () => {
    const sight = { order: order({ status: 7 }), failed: false, patient: false };
    expect(outcomeOf('paid', sight)?.message).toBe('付款結果尚未送達。');
  });

  it('trusts the order’s status over the address', () => {
    const sight = { order: order({ status: 3 }), failed: false, patient: true };
    expect(outcomeOf('failed', sight)?.variant).toBe('success');
  });

  it('shows the plain cart where it names something else', async () => {
    stopTime();
    const { openedOrders, arrived, leave } = openReturn('/cart/nonsense/guid-1', [2]);
    expect(screen.getByRole('heading', { name: '購物車' })).toBeVisible();
    await passTime(60_000);
    expect([...openedOrders, ...arrived]).toEqual([]);
    leave();
  });
});
