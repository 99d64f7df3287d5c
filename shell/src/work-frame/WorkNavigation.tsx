import { Link, useLocation } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { currentLink, type WorkGroup } from './work-navigation.ts';

interface WorkNavigationProps {
  groups: readonly WorkGroup[];
  onLeave?: () => void;
}

function Group({ title, links }: WorkGroup) {
  const id = useId();
  const { pathname } = useLocation();
  const current = currentLink([{ title, links }], pathname);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The links of all work pages, by group; that of the current page is marked. */
export function WorkNavigation({ groups, onLeave }: WorkNavigationProps) {
  return (
    <Groups aria-label="管理選單" onClick={onLeave}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Groups>
  );
}

/** With a mouse, the lines are lower, so that the whole menu is seen at 1440×900. */
const FINE_POINTER = '@media (min-width: 1024px) and (hover: hover) and (pointer: fine)';

const Groups = styled.nav`
  display: grid;
  gap: ${theme.space[24]};
  font-size: ${theme.size[15]};
  ${FINE_POINTER} { gap: ${theme.space[8]}; line-height: ${theme.leading.heading}; }
  h2 {
    padding-inline: ${theme.space[12]};
    color: ${theme.colour.inkSoft};
    font-family: ${theme.font.sans};
    font-size: ${theme.size[13]};
    font-weight: ${theme.weight.medium};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.width.touch};
    padding-inline: ${theme.space[12]};
    border-radius: ${theme.radius.small};
    text-decoration: none;
    ${FINE_POINTER} { min-height: 25px; }
    ${theme.media.hover} {
      &:hover { background: ${theme.colour.tint}; }
    }
    &[aria-current='page'] {
      background: ${theme.colour.tint};
      color: ${theme.colour.vermilion};
      font-weight: ${theme.weight.medium};
    }
  }
`;
