import type { AuditEntry } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { Fragment } from 'react';

/** The addresses of the screens of subjects, by the first part of an entry's action. */
const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  account: () => '/el/accounts',
  category: () => '/el/shop/categories',
  coupon: (code) => `/el/shop/coupons/${encodeURIComponent(code)}`,
  order: (code) => `/el/shop/orders/${encodeURIComponent(code)}`,
  product: (code) => `/el/shop/products/${encodeURIComponent(code)}`,
  payout: (month) => `/el/shop/payouts/${encodeURIComponent(month)}`,
};

/** The subjects of an entry, each linked to its screen if there is one. */
export function AuditSubject({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>) {
  const screen = SCREENS[action.split('.', 1).join('')];
  if (screen === undefined || subject === '') return subject;
  return subject.split(',').map((id, at) => (
    <Fragment key={id}>
      {at > 0 && '、'}
      <Link to={screen(id)}>{id}</Link>
    </Fragment>
  ));
}
