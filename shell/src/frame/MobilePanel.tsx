import { Link } from '@pinpu/shared/router';
import { cartCountAtom, renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { frameLinks } from '../routing/frame-links.ts';
import { CartCount } from './CartCount.tsx';

/** Bottom navigation on phones; the tab of the current view category is marked (spec §2 Mobile bottom panel). */
export function MobilePanel({ view }: { view: string }) {
  const links = frameLinks(useRemotes().composition, 'panel');
  const count = useAtomValue(cartCountAtom);
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  const shown = links.filter(({ when }) => when === undefined || count > 0);
  const served = isUnknown ? links : shown;
  return (
    <Bar aria-label="快速選單" $tabs={shown.length} $tabsWithCart={served.length}>
      {served.map(({ to, view: own, icon, text, when }) => (
        <TabLink
          key={to}
          to={to}
          aria-current={own === view ? 'page' : undefined}
          data-room={when !== undefined && isUnknown ? '' : undefined}
        >
          <Icon name={icon} />
          {text}
          {when !== undefined && count > 0 && <CartCount count={count} />}
        </TabLink>
      ))}
    </Bar>
  );
}

/** Each tab has a fixed place, even while the page's HTML is still arriving. */
const Bar = styled.nav<{ $tabs: number; $tabsWithCart: number }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.bar};
  display: none;
  min-height: ${theme.frame.panel};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.card};
  border-top: ${theme.border.hairline};
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: repeat(${({ $tabs }) => $tabs}, minmax(0, 1fr));
    html[data-cart] & { grid-template-columns: repeat(${({ $tabsWithCart }) => $tabsWithCart}, minmax(0, 1fr)); }
  }
`;

const TabLink = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  &[aria-current='page'] {
    color: ${theme.colour.vermilion};
  }
  > b {
    right: calc(50% - 24px);
  }
  html:not([data-cart]) &[data-room] { display: none; }
`;
