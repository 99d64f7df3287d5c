import { theme } from '@pinpu/shared/theme';
import { Icon, type IconName } from '@pinpu/shared/ui';
import styled from 'styled-components';

// Listed here, so that only this page loads the names; the type makes sure that all are listed.
const all: Record<IconName, true> = {
  back: true,
  cart: true,
  check: true,
  chevronDown: true,
  chevronLeft: true,
  chevronRight: true,
  chevronUp: true,
  clear: true,
  clock: true,
  close: true,
  copy: true,
  edit: true,
  external: true,
  facebook: true,
  featured: true,
  filter: true,
  heart: true,
  home: true,
  info: true,
  line: true,
  link: true,
  logout: true,
  mail: true,
  menu: true,
  minus: true,
  order: true,
  pause: true,
  phone: true,
  play: true,
  plus: true,
  search: true,
  share: true,
  sortDown: true,
  sortUp: true,
  trash: true,
  truck: true,
  twitter: true,
  user: true,
  warning: true,
};

const names = Object.keys(all) as IconName[];

/** Every icon with its name. */
export function Icons() {
  return (
    <Signs>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </Signs>
  );
}

const Signs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${theme.space[16]};
  font-size: ${theme.size[13]};
  li {
    display: grid;
    gap: ${theme.space[4]};
  }
`;
