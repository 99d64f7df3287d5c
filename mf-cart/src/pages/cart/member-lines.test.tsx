import type { CartLine } from '@pinpu/shared/contracts';
import { appStore, cartAtom, signInAtom, signOutAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const TEA = line({ qty: 1 });
const CANDY = line({ prd_id: 'P0002', prd_name: '花生糖', qty: 2 });
const user = userOf();
const quantities = (lines: readonly CartLine[]) =>
  lines.map(({ prd_id, qty }) => ({ prd_id, qty }));

/**
 * A shop whose member's cart is `theirs` at the first sync and follows the browser afterwards; returns a function that
 * reads what was sent.
 */
function memberShop(theirs: CartLine[]) {
  let first = true;
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const sent = await request.json();
      const cart = first ? theirs : sent.cart;
      first = false;
      return { success: true, body: { cart, pl: 0, changes: [], member_cart: quantities(cart) } };
    },
  });
  return () => arrived.filter(({ method }) => method === 'POST');
}

const open = () => renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);

beforeEach(() => {
  freshState();
  appStore.set(signInAtom, { token: 't1', user });
});

describe('the cart of a member', () => {
  it('is requested with the last synced state, and marks the lines it added [S4]', async () => {
    const pointer = stopTime();
    const pushed = memberShop([{ ...TEA, qty: 3 }, CANDY]);
    appStore.set(cartAtom, [TEA]);
    open();
    expect(await screen.findByText('已加入您先前購物車中的 2 項商品。')).toBeVisible();
    expect(pushed()[0]?.headers.get('Authorization')).toBe('Bearer t1');
    expect(await pushed()[0]?.json()).toMatchObject({ member_base: [] });
    const row = (name: string) => screen.getByRole('listitem', { name });
    expect(row('花生糖')).toHaveTextContent('來自先前購物車');
    expect(row('高山烏龍')).toHaveTextContent('先前購物車：1 → 3 件');
    await pointer.click(within(row('高山烏龍')).getByRole('button', { name: '減少一件' }));
    expect(row('高山烏龍')).not.toHaveTextContent('先前購物車');
    await passTime(60_000);
    expect(pushed()).toHaveLength(2);
    expect(await pushed()[1]?.json()).toMatchObject({
      member_base: quantities([{ ...TEA, qty: 3 }, CANDY]),
      cart: quantities([{ ...TEA, qty: 2 }, CANDY]),
    });
  });

  it('is loaded though the browser’s cart is empty [S4]', async () => {
    memberShop([CANDY]);
    open();
    expect(await screen.findByRole('listitem', { name: '花生糖' })).toBeVisible();
  });

  it('can be removed, and undone line by line [S4]', async () => {
    memberShop([{ ...TEA, qty: 3 }, CANDY]);
    appStore.set(cartAtom, [TEA]);
    open();
    await screen.findByText(/已加入您先前購物車/);
    await userEvent.click(screen.getByRole('button', { name: '復原' }));
    expect(quantities(appStore.get(cartAtom))).toEqual(quantities([TEA]));
    expect(screen.queryByText(/已加入您先前購物車/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '復原花生糖' }));
    expect(quantities(appStore.get(cartAtom))).toEqual(quantities([TEA, CANDY]));
  });

  it('is removed once by a double tap, which is announced [S4]', async () => {
    memberShop([CANDY]);
    open();
    const undo = await screen.findByRole('button', { name: '復原' });
    // Both happen before the page is rendered again.
    act(() => {
      undo.click();
      undo.click();
    });
    expect(await screen.findByText(/^已取出/)).toHaveTextContent('來自先前購物車的 1 項商品。');
  });

  it('does not undo what the shopper changed during the request [S4]', async () => {
    let answer: (body: object) => void = () => {};
    fakeApi({
      'POST /api/cart/update': () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    appStore.set(cartAtom, [{ ...TEA, qty: 5 }]);
    open();
    await waitFor(() => expect(answer.length).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: '減少一件' }));
    const cart = [{ ...TEA, qty: 5 }, CANDY];
    await act(async () =>
      answer({ success: true, body: { cart, pl: 0, changes: [], member_cart: quantities(cart) } }),
    );
    await waitFor(() =>
      expect(quantities(appStore.get(cartAtom))).toEqual(quantities([{ ...TEA, qty: 4 }, CANDY])),
    );
  });

  it('leaves the browser with the member, and is not emptied on other devices (M16) [V4]', async () => {
    stopTime();
    const pushed = memberShop([CANDY]);
    open();
    await screen.findByRole('listitem', { name: '花生糖' });
    act(() => appStore.set(signOutAtom));
    expect(screen.queryByRole('listitem', { name: '花生糖' })).not.toBeInTheDocument();
    expect(screen.queryByText(/已加入您先前購物車/)).not.toBeInTheDocument();
    await passTime(60_000);
    const later = pushed().slice(1);
    expect(later.map(({ headers }) => headers.get('Authorization'))).toEqual(later.map(() => null));
    for (const request of later) expect(await request.json()).not.toHaveProperty('member_base');
  });
});
