import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, cartAtom, publicConfigAtom, userTokenAtom } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../../../testing/fixtures.ts';
import { freshState } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';
import { CartReminder } from './CartReminder.tsx';

beforeEach(freshState);

const quantities = () => appStore.get(cartAtom).map(({ prd_id, qty }) => [prd_id, qty]);

function arrive(answer: () => FakeAnswer) {
  const sent = fakeApi({
    'POST /api/cart/reminder': answer,
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
  });
  renderAt('/cart/reminder/secret_1-a', '/cart/:ACT?/:UUID?', <CartPage />);
  return sent;
}

describe('the link of a reminder [W23]', () => {
  it('adds its goods to what is in the cart here, the larger quantity of each', async () => {
    const other = { ...line(), prd_id: 'P0009', prd_name: '手炒花生糖' };
    appStore.set(cartAtom, [{ ...line(), qty: 5 }, other]);
    const sent = arrive(() => ({ success: true, body: { cart: [{ ...line(), qty: 3 }] } }));
    await waitFor(() => expect(screen.queryByText('正在帶入信中的商品')).not.toBeInTheDocument());
    expect(quantities()).toEqual([
      [line().prd_id, 5],
      [other.prd_id, other.qty],
    ]);
    expect(await sent[0]?.json()).toEqual({ key: 'secret_1-a' });
  });

  it('says when it has expired', async () => {
    arrive(() => ({ success: true, body: null }));
    expect(await screen.findByText(/這個連結已經超過 14 天/)).toBeVisible();
  });
});

describe('the reminder’s box in the cart [W22]', () => {
  const offer = (cart_reminder_hours: number) =>
    appStore.set(publicConfigAtom, { cart_reminder_hours } as unknown as PublicConfig);
  const show = () => renderAt('/cart', '/cart', <CartReminder />);

  it('is for members, unticked, and saved when it is pressed', async () => {
    offer(24);
    appStore.set(userTokenAtom, 't1');
    const arrived = fakeApi({
      'GET /api/vip/mailing': () => ({ success: true, body: { news: false, cart: false } }),
      'PUT /api/vip/mailing': () => ({ success: true }),
    });
    show();
    const box = await screen.findByRole('checkbox', { name: '忘了結帳時，寄信提醒我' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(await screen.findByText('已開啟。')).toBeVisible();
    expect(await arrived[1]?.json()).toEqual({ source: 'cart', cart: true });
  });

  it.each([
    ['a guest', '', 24],
    ['a shop that sends none', 't1', 0],
  ])('is not there for %s', (_who, token, hours) => {
    offer(hours);
    appStore.set(userTokenAtom, token);
    const arrived = fakeApi({});
    show();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(arrived).toEqual([]);
  });
});
