import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** What somebody else changed, as short texts: its old and new value, and what was typed here. */
export interface ListedChange {
  what: string;
  before: string;
  now: string;
  /** Undefined where nothing else was typed. */
  typed?: string | undefined;
}

/** Changes that others have made meanwhile, and how the input here differs from them. */
export const ChangeList = ({ changes }: { changes: readonly ListedChange[] }) => (
  <List aria-label="別人的變更">
    {changes.map(({ what, before, now, typed }) => (
      <li key={what}>
        {what}：{before} → {now}
        {typed !== undefined && <Mine>，您填的是 {typed}</Mine>}
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  color: ${theme.colour.ink};
  overflow-wrap: anywhere;
`;

const Mine = styled.b`
  font-weight: ${theme.weight.medium};
`;
