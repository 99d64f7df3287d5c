import type { AuditEntry } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { AuditSubject } from './AuditSubject.tsx';
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
