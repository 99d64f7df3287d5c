import type { MemberSession, OrderHistoryItem, User } from '@pinpu/shared/contracts';
import {
  accountEmailAtom,
  appStore,
  noticesAtom,
  sessionEndedAtom,
  signOutAtom,
} from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { VipPage } from '../pages/vip/VipPage.tsx';
import { codeRequestAtom } from '../state/code-request.ts';
import { profileDialogAtom } from '../state/profile-dialog.ts';
import { signInMessageAtom } from '../state/sign-in-message.ts';

export const member: User = {
  cus_id: 'C1',
  cus_name: '王小姐',
  acc_email: 'member@pinpu.test',
  phone: '',
  mobile: '0912345678',
  addr1: '臺北市中正區重慶南路一段 122 號',
  addr1_postcode: '100',
  birth_day: '',
  status: 0,
};

/** Answer that begins or confirms a session. */
export const sessionOf = (user: User, token = 't1'): { success: true; body: MemberSession } => ({
  success: true,
  body: { token, session: 's1', user },
});

/** Answer of `POST /api/vip/profile` with orders. */
export const profileOf = (user: User, orders: OrderHistoryItem[] = []) => ({
  ...sessionOf(user),
  pager: { items: orders },
});

export const refusal = (status: number, Message: string) =>
  Response.json({ success: false, msg: [{ Code: 'REFUSED', Message }] }, { status });

/** An order of the history. */
export const order = (status: number, rest: Partial<OrderHistoryItem> = {}): OrderHistoryItem => ({
  ord_code: `PP2611210000${status}`,
  guid: `guid-${status}`,
  ord_date: '2026-11-20T16:30:00.000Z',
  inv_amt: 1280,
  status,
  cart_json: '[]',
  OrdDtl: [{ name: '高山烏龍', qty: 2 }],
  ...rest,
});

/** Nobody signed in, nothing asked for. */
export function startAsGuest() {
  appStore.set(signOutAtom);
  appStore.set(sessionEndedAtom, false);
  appStore.set(noticesAtom, []);
  appStore.set(accountEmailAtom, '');
  appStore.set(codeRequestAtom, null);
  appStore.set(signInMessageAtom, '');
  appStore.set(profileDialogAtom, false);
}

/** The member centre at a path, as the shell would show it. */
export const showVip = (path = '/vip') => renderAt(path, '/vip/:ACT?', <VipPage />);
