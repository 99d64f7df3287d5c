import { isGoodsField } from '@pinpu/shared/contracts/backoffice';
import { plainText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { fieldTitle } from './fields/field-title.ts';
import type { ForeignChange } from './product-draft.ts';

const LONGEST = 24;

const short = (text: string, field: string): string => {
  if (field === 'pictures') return `${text.split('\n').filter(Boolean).length} 張`;
  const line = plainText(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line || '（空白）';
};

/** Changes that others have made meanwhile, and how the input here differs from them. */
export const ForeignChanges = ({ changes }: { changes: readonly ForeignChange[] }) => (
  <List aria-label="別人的變更">
    {changes.map(({ field, before, now, typed }) => (
      <li key={field}>
        {isGoodsField(field) ? fieldTitle(field) : field}：{short(before, field)} →{' '}
        {short(now, field)}
        {typed !== undefined && <Mine>，您填的是 {short(typed, field)}</Mine>}
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
