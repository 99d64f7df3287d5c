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
  const { composition } = useRemotes();
  const count = useAtomValue(cartCountAtom);
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  return (
    <Bar aria-label="快速選單">
      {frameLinks(composition, 'panel')
        .filter(({ when }) => when === undefined || count > 0 || isUnknown)
        .map(({ to, view: own, icon, text, when }) => (
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
  min-height: calc(${theme.frame.panel} - env(safe-area-inset-bottom) - 1px);
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
  html:not([data-cart]) &[data-room] { display: none; }
`;
