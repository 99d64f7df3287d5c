import { appStore, cartAtom, promoCodeAtom } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { couponCodeAtom } from '../../../state/coupon.ts';
import { line } from '../../../testing/fixtures.ts';
import { freshState } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

const OTHER = { ...line(), prd_id: 'P0009', prd_name: '手炒花生糖' };

const handoff = (change: object = {}) => ({
  success: true,
  body: {
    cart: [{ ...line(), qty: 3 }],
    promo_code: 'PINPU6',
    coupon_code: 'TEA10',
    site_name: '茶語部落格',
    return_url: 'https://blog.example/tea',
    ...change,
  },
});

function arrive(answer: () => FakeAnswer, at = '/cart/brought') {
  const sent = fakeApi({
    'POST /api/cart/embedded': answer,
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 1, changes: [] } };
    },
  });
  renderAt(at, '/cart/:ACT?/:UUID?', <CartPage />);
  return sent;
}

const quantities = () => appStore.get(cartAtom).map(({ prd_id, qty }) => [prd_id, qty]);

beforeEach(freshState);

describe('a cart from another site’s page [M5]', () => {
  it('is added to what is in the cart here, with its codes, and leads back to that page', async () => {
    appStore.set(cartAtom, [{ ...line(), qty: 1 }, OTHER]);
    arrive(() => handoff());
    const way = await screen.findByRole('link', { name: '回到茶語部落格' });
    expect(way).toHaveAttribute('href', 'https://blog.example/tea');
    expect(quantities()).toEqual([
      [line().prd_id, 3],
      [OTHER.prd_id, OTHER.qty],
    ]);
    expect(appStore.get(promoCodeAtom)).toBe('PINPU6');
    expect(appStore.get(couponCodeAtom)).toBe('TEA10');
    expect(screen.queryByText('正在帶入您選購的商品')).not.toBeInTheDocument();
  });

  it('keeps the larger quantity, so that it can arrive twice', async () => {
    appStore.set(cartAtom, [{ ...line(), qty: 5 }]);
    arrive(() => handoff());
    await screen.findByRole('link', { name: '回到茶語部落格' });
    expect(quantities()).toEqual([[line().prd_id, 5]]);
  });

  it('a cart that was ordered is not added again', async () => {
    arrive(() => handoff({ cart: [] }));
    expect(await screen.findByRole('link', { name: '回到茶語部落格' })).toBeVisible();
    expect(quantities()).toEqual([]);
    expect(appStore.get(promoCodeAtom)).toBe('');
  });

  it('a cart that does not arrive can be requested again', async () => {
    let isUp = false;
    arrive(() => (isUp ? handoff() : new Response('<h1>502</h1>', { status: 502 })));
    const notice = await screen.findByText('目前無法帶入您在其他網站選購的商品。');
    isUp = true;
    const box = notice.closest<HTMLElement>('[role=status]') ?? document.body;
    await userEvent.click(within(box).getByRole('button', { name: '再試一次' }));
    await waitFor(() => expect(quantities()).toEqual([[line().prd_id, 3]]));
  });

  it.each([
    ['/cart/brought', () => ({ success: true, body: null })],
    ['/cart/not-brought', () => ({ success: true, body: null })],
  ])('a cart that has expired says so at %s, and leads nowhere', async (at, answer) => {
    arrive(answer, at);
    expect(await screen.findByText(/這個結帳連結已經失效/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^回到/ })).not.toBeInTheDocument();
  });

  it('names no page whose address is a script', async () => {
    arrive(() => handoff({ return_url: 'javascript:alert(1)' }));
    await waitFor(() => expect(quantities()).toEqual([[line().prd_id, 3]]));
    expect(screen.queryByRole('link', { name: /^回到/ })).not.toBeInTheDocument();
  });
});
