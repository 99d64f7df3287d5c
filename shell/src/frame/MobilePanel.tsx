import { Link } from '@pinpu/shared/router';
import { cartCountAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, type IconName } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { CartCount } from './CartCount.tsx';

type Tab = { to: string; view: string; icon: IconName; text: string; needsCart?: boolean };

const tabs: Tab[] = [
  { to: '/', view: 'home', icon: 'home', text: '首頁' },
  { to: '/ProductList', view: 'list', icon: 'featured', text: '精選' },
  { to: '/ProductPage', view: 'cart', icon: 'cart', text: '購物車', needsCart: true },
  { to: '/vip', view: 'member', icon: 'user', text: '我的' },
];

/** Bottom navigation on phones; the tab of the current view category is marked (spec §2 Mobile bottom panel). */
export function MobilePanel({ view }: { view: string }) {
  const count = useAtomValue(cartCountAtom);
  return (
    <Bar aria-label="快速選單">
      {tabs
        .filter((tab) => !tab.needsCart || count > 0)
        .map(({ to, view: own, icon, text, needsCart }) => (
          <TabLink key={to} to={to} aria-current={own === view ? 'page' : undefined}>
            <Icon name={icon} />
            {text}
            {needsCart && <CartCount count={count} />}
          </TabLink>
        ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.bar};
  display: none;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.card};
  border-top: ${theme.border.hairline};
  ${theme.media.phone} {
    display: flex;
  }
`;

const TabLink = styled(Link)`
  position: relative;
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: center;
  min-height: 56px;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
  text-decoration: none;
  &[aria-current='page'] {
    color: ${theme.colour.vermilion};
  }
  > b {
    right: calc(50% - 24px);
  }
`;
