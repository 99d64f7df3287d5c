import type { MemberSession, OrderHistoryItem, User } from '@pinpu/shared/contracts';
import { renderAt, userOf } from '@pinpu/shared/testing';
import { rejectionOf } from '@pinpu/shared/testing/fixtures';
import { VipPage } from '../pages/vip/VipPage.tsx';

export const member = userOf();

export const sessionOf = (user: User, token = 't1'): { success: true; body: MemberSession } => ({
  success: true,
  body: { token, session: 's1', user },
});

/** Response of `POST /api/vip/profile` with orders. */
export const profileOf = (user: User, orders: OrderHistoryItem[] = []) => ({
  ...sessionOf(user),
  pager: { items: orders },
});

export const rejection = (status: number, Message: string) =>
  rejectionOf(status, 'REFUSED', Message);

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

/** Renders the member centre at a path, as the shell would. */
export const showVip = (path: Parameters<typeof renderAt>[0] = '/vip') =>
  renderAt(path, '/vip/:ACT?', <VipPage />);
