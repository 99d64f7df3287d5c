import type { AuditEntry } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { actionText, actorText, detailText, outcomeText } from './audit-texts.ts';

/** Entries of the audit log: action and subject, then actor, time and outcome. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <List aria-label="操作紀錄">
      {entries.map((entry) => (
        <Entry key={entry.id}>
          <strong>
            {actionText(entry.action)} <AuditSubject {...entry} />
          </strong>
          <span>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>，{actorText(entry)}，
            {outcomeText(entry.outcome)}
          </span>
          {detailText(entry) !== '' && <small>{detailText(entry)}</small>}
        </Entry>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  overflow-wrap: anywhere;
  strong { font-weight: ${theme.weight.medium}; }
  span, small { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

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
function AuditSubject({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>) {
  const screen = SCREENS[action.split('.', 1).join('')];
  if (screen === undefined || subject === '') return subject;
  return subject.split(',').map((id, at) => (
    <Fragment key={id}>
      {at > 0 && '、'}
      <Link to={screen(id)}>{id}</Link>
    </Fragment>
  ));
}
