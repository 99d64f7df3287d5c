import type { NavigationItem } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface EntryProps {
  item: NavigationItem;
  onLeave: () => void;
}

function Entry({ item, onLeave }: EntryProps) {
  if ('items' in item)
    return (
      <details>
        <summary>
          {item.text}
          <Icon name="chevronDown" size={20} />
        </summary>
        <NavigationList items={item.items} onLeave={onLeave} />
      </details>
    );
  if (item.newTab)
    return (
      <a href={item.href} target="_blank" rel="noopener">
        {item.text}
        <Icon name="external" size={20} label="（另開新分頁）" />
      </a>
    );
  if (item.href.startsWith('/'))
    return (
      <Link to={item.href} onClick={onLeave}>
        {item.text}
      </Link>
    );
  return (
    <a href={item.href} onClick={onLeave}>
      {item.text}
    </a>
  );
}

/** A vertical list of navigation entries; groups are collapsible (spec §2 Header). */
export function NavigationList({
  items,
  onLeave,
}: {
  items: readonly NavigationItem[];
  onLeave: () => void;
}) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.text}>
          <Entry item={item} onLeave={onLeave} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    border-bottom: ${theme.border.hairline};
  }
  & & {
    padding-left: ${theme.space[16]};
    li:last-child {
      border-bottom: 0;
    }
  }
  a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    cursor: pointer;
    text-decoration: none;
    ${theme.media.hover} {
      &:hover {
        color: ${theme.colour.vermilion};
      }
    }
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
`;
