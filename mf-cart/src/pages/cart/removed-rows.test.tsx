import { appStore, cartAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const TEA = line({ qty: 3 });
const CANDY = line({ prd_id: 'P0002', prd_name: '花生糖', qty: 2 });
const CUP = line({ prd_id: 'P0003', prd_name: '茶杯' });

const open = () => renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
const inCart = () => appStore.get(cartAtom);
const take = (name: string) => userEvent.click(screen.getByRole('button', { name: `移除${name}` }));
const undo = (name: string) => screen.getByRole('button', { name: `復原${name}` });
const rows = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => {
  freshState();
  appStore.set(cartAtom, [TEA, CANDY, CUP]);
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
  });
});

describe('a removed line', () => {
  it('is announced, has a focused undo button, and returns unchanged to its place [C3]', async () => {
    open();
    await take('花生糖');
    expect(inCart()).toEqual([TEA, CUP]);
    expect(rows()).toEqual(['高山烏龍', '已移除花生糖', '茶杯']);
    expect(undo('花生糖')).toHaveFocus();
    expect(screen.getByText('已移除「花生糖」，可以復原。')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Enter}');
    expect(inCart()).toEqual([TEA, CANDY, CUP]);
    expect(screen.getByRole('button', { name: '移除花生糖' })).toHaveFocus();
    expect(screen.getByText('「花生糖」已放回購物車。')).toHaveAttribute('role', 'status');
  });

  it('returns to its place though others were removed around it, in any order [C3]', async () => {
    open();
    await take('高山烏龍');
    await take('茶杯');
    await take('花生糖');
    expect(inCart()).toEqual([]);
    expect(rows()).toEqual(['已移除高山烏龍', '已移除花生糖', '已移除茶杯']);
    expect(undo('花生糖')).toHaveFocus();
    await userEvent.click(undo('茶杯'));
    await userEvent.click(undo('高山烏龍'));
    expect(inCart()).toEqual([TEA, CUP]);
    await userEvent.click(undo('花生糖'));
    expect(inCart()).toEqual([TEA, CANDY, CUP]);
  });

  it('has no undo where another tab has removed it just before [C3] [S4]', () => {
    open();
    act(() => {
      appStore.set(cartAtom, [TEA, CUP]);
      // The page still shows the line.
      screen.getByRole('button', { name: '移除花生糖' }).click();
    });
    expect(rows()).toEqual(['高山烏龍', '茶杯']);
  });

  it('has no undo once it is in the cart again, or the page was left [C3]', async () => {
    const { unmount } = open();
    await take('花生糖');
    act(() => appStore.set(cartAtom, [...inCart(), CANDY]));
    expect(rows()).toEqual(['高山烏龍', '茶杯', '花生糖']);
    await take('花生糖');
    unmount();
    open();
    expect(rows()).toEqual(['高山烏龍', '茶杯']);
  });
});
