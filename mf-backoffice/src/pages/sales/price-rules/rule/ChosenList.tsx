import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface ChosenListProps {
  label: string;
  items: readonly { key: string; kind: string; name: string; onRemove: () => void }[];
}

/** What has been chosen, each with a button that removes it. */
export const ChosenList = ({ label, items }: ChosenListProps) => (
  <List aria-label={label}>
    {items.map(({ key, kind, name, onRemove }) => (
      <li key={key}>
        <small>{kind}</small>
        <span>{name}</span>
        <IconButton icon="close" aria-label={`移除${name}`} onClick={onRemove} />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[8]};
    max-width: 100%;
    padding-left: ${theme.space[12]};
    border: ${theme.border.hairline};
    border-radius: ${theme.radius.small};
    background: ${theme.colour.card};
    overflow-wrap: anywhere;
  }
  small { flex: none; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
