import { Link } from '@pinpu/shared/router';
import { ListRow } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AmountRowProps {
  to: string;
  /** The text of the link. */
  name: string;
  note: ReactNode;
  amount: ReactNode;
  /** Shown below the amount. */
  children: ReactNode;
}

/** An item with an amount, which links to the item's page. */
export const AmountRow = ({ to, name, note, amount, children }: AmountRowProps) => (
  <Line>
    <div>
      <Link to={to}>{name}</Link>
      <small>{note}</small>
    </div>
    <div>{amount}</div>
    <small>{children}</small>
  </Line>
);

const Line = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;
  > :nth-child(2) { text-align: right; }
  > :last-child { grid-column: 1 / -1; }
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;
