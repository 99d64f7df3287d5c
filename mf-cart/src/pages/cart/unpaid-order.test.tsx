import { onAppEvent } from '@pinpu/shared/events';
import { appStore, cartAtom } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOrderAtom } from '../../state/last-order.ts';
import { line, order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

function openReturn(answer: () => FakeAnswer) {
  appStore.set(lastOrderAtom, { guid: 'guid-1', ord_code: 'PP2611210001' });
  const arrived = fakeApi({ 'POST /api/order/guid-1': answer });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return arrived;
}

const shown = (status: number) => () => ({
  success: true,
  body: { data: { body: order({ status }) } },
});

beforeEach(freshState);

describe('the order that emptied the cart', () => {
  it.each([
    [2, '訂單 PP2611210001：訂單已成立，尚未付款。'],
    [88, '訂單 PP2611210001：付款未完成，訂單仍為您保留。'],
    [6, '訂單 PP2611210001：已取得繳費資訊，請於期限內完成繳費。'],
  ])('is shown while it awaits payment, status %p, and opens [C9]', async (status, words) => {
    const openedOrders: string[] = [];
    const stop = onAppEvent('APP_EC_LOAD_ORDER_DETAILS', ({ id }) => openedOrders.push(id));
    openReturn(shown(status));
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '查看訂單明細' }));
    expect(openedOrders).toEqual(['guid-1']);
    stop();
  });

  it.each([
    ['is paid', shown(3)],
    ['is cancelled', shown(0)],
    ["is not this visitor's any more", () => Response.json({ success: false }, { status: 404 })],
  ])('is only a link once it %s', async (_what, answer) => {
    const arrived = openReturn(answer);
    await waitFor(() => expect(arrived).toHaveLength(1));
    expect(await screen.findByRole('link', { name: '查看訂單 PP2611210001' })).toBeVisible();
    expect(screen.queryByText(/訂單 PP2611210001：/)).not.toBeInTheDocument();
  });
});

it('syncs the cart again after a failed sync [C9, X5]', async () => {
  appStore.set(cartAtom, [line()]);
  let up = false;
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      if (!up) return new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  expect(await screen.findByText(/暫時無法與商店核對/)).toBeVisible();
  // No code was entered, so there is no coupon error.
  expect(screen.getByLabelText('優惠券')).not.toHaveAttribute('aria-invalid', 'true');
  expect(appStore.get(cartAtom)).toHaveLength(1);
  up = true;
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  await waitFor(() => expect(screen.queryByText(/暫時無法與商店核對/)).not.toBeInTheDocument());
});
