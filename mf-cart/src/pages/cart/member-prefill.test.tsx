import {
  appStore,
  cartAtom,
  orderInfoAtom,
  setMemberAtom,
  signInAtom,
  signOutAtom,
} from '@pinpu/shared/state';
import { fakeApi, renderAt, userOf } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import { type INFO, line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const OLD = '臺北市中正區重慶南路一段 122 號';
const NEW = '臺南市中西區民權路二段 30 號';

/** The order page of a member with something in the cart. */
function openAs(user: ReturnType<typeof userOf>, typed: Partial<typeof INFO> = {}) {
  freshState();
  fakeApi({});
  appStore.set(orderInfoAtom, (info) => ({ ...info, ...typed }));
  appStore.set(signInAtom, { token: 't1', user });
  appStore.set(cartAtom, [line()]);
  return renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
}

const info = () => appStore.get(orderInfoAtom);
const load = (user: ReturnType<typeof userOf>, token = 't1') =>
  act(() => appStore.set(setMemberAtom, { token, user }));

describe('the buyer of a signed-in member', () => {
  it('is filled from the profile, but for what the shopper has typed', () => {
    openAs(userOf({ addr1: OLD }), { cus_mobile: '0900000000' });
    expect(screen.getByRole('region', { name: '訂購人' })).toHaveTextContent(OLD);
    expect(info()).toMatchObject({ cus_name: '王小姐', cus_mobile: '0900000000', cnt_name: '' });
  });

  it('follows the profile in every field that was not edited here [defect 2]', () => {
    openAs(userOf({ addr1: OLD }));
    act(() => appStore.set(orderInfoAtom, { ...info(), cus_mobile: '0900000000' }));
    load(userOf({ addr1: NEW, addr1_postcode: '700', mobile: '0911111111' }));
    expect(screen.getByRole('region', { name: '訂購人' })).toHaveTextContent(`700 ${NEW}`);
    expect(info()).toMatchObject({ cus_addr1: NEW, cus_mobile: '0900000000' });
    load(userOf({ addr1: '' }));
    expect(info()).toMatchObject({ cus_addr1: '', cus_mobile: '0900000000' });
  });

  it('follows a profile that was changed while the order page was closed [defect 2]', () => {
    openAs(userOf({ addr1: OLD })).unmount();
    load(userOf({ addr1: NEW }));
    renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
    expect(info().cus_addr1).toBe(NEW);
  });

  it('contains no data of the previous member, and leaves none to the next [defect 2]', () => {
    openAs(userOf({ cus_name: '林小姐', acc_email: 'first@pinpu.test', addr1: OLD })).unmount();
    appStore.set(signOutAtom);
    expect(info()).toMatchObject({ cus_name: '', cus_email: '', cus_mobile: '', cus_addr1: '' });
    const next = userOf({ cus_id: 'C2', acc_email: 'next@pinpu.test', addr1: NEW });
    appStore.set(signInAtom, { token: 't2', user: next });
    renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
    expect(info()).toMatchObject({ cus_email: 'next@pinpu.test', cus_addr1: NEW });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(
      'first@pinpu.test',
    );
  });

  it('has no name that is only the e-mail', () => {
    openAs(userOf({ cus_name: 'Member@pinpu.test' }));
    expect(info().cus_name).toBe('');
  });
});
