import { Link } from '@pinpu/shared/router';
import { cartCountAtom, renderTimeAtom, shopNameAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, iconButtonCss, Page } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { frameLinks } from '../routing/frame-links.ts';
import { BackButton } from './BackButton.tsx';
import { CartCount } from './CartCount.tsx';
import { FilterButton } from './FilterButton.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ShopSign } from './ShopSign.tsx';
import { SearchBox } from './search/SearchBox.tsx';

interface HeaderProps {
  className?: string;
  /** Whether the current page is a list with filters. */
  filters: boolean;
}

/**
 * Logo, search, filter and remotes' links: member centre, and the cart if it is not empty (spec §2 Header); above them,
 * the progress of page loads.
 */
export function Header({ className, filters }: HeaderProps) {
  const { composition } = useRemotes();
  const count = useAtomValue(cartCountAtom);
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  const shop = useAtomValue(shopNameAtom);
  return (
    <Bar id="frame-header" className={className}>
      <PageProgress />
      <Row>
        <BackButton />
        <Home to="/" aria-label={`${shop.text}首頁`}>
          <ShopSign />
        </Home>
        <SearchBox />
        <FilterButton filters={filters} />
        <Links aria-label="會員與購物車">
          {frameLinks(composition, 'header').map(({ to, text, icon, when }) =>
            when === undefined ? (
              <TextLink key={to} to={to}>
                <Icon name={icon} />
                <span>{text}</span>
              </TextLink>
            ) : (
              (count > 0 || isUnknown) && (
                <TextLink
                  key={to}
                  to={to}
                  aria-label={isUnknown ? text : `${text}，${count} 件`}
                  data-room={isUnknown ? '' : undefined}
                >
                  <Icon name={icon} />
                  {count > 0 && <CartCount count={count} />}
                </TextLink>
              )
            ),
          )}
        </Links>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.bar};
  background: ${theme.colour.paper};
  border-bottom: ${theme.border.hairline};
  /* An open search covers the panel at the bottom of phones. */
  &:has([aria-expanded='true']) {
    z-index: ${theme.layer.panel};
  }
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: calc(${theme.frame.header} - 1px);
  ${theme.media.tablet} {
    gap: ${theme.space[8]};
  }
  ${theme.media.desktop} {
    gap: ${theme.space[32]};
  }
`;

const Home = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.width.touch};
  color: inherit;
  text-decoration: none;
  ${theme.media.phone} {
    button:not([data-room]) + & > span > :last-child,
    html[data-previous] button + & > span > :last-child {
      display: none;
    }
  }
`;

const Links = styled.nav`
  display: flex;
  flex: none;
  margin-left: auto;
  button + & {
    margin-left: 0;
  }
`;

/**
 * A link that depends on the cart: the server's HTML reserves its place where this browser has a cart
 * (shell/src/inline).
 */
const TextLink = styled(Link)`
  ${iconButtonCss}
  position: relative;
  text-decoration: none;
  > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
  ${theme.media.desktop} {
    display: inline-flex;
    align-items: center;
    width: auto;
    gap: ${theme.space[8]};
    padding-inline: ${theme.space[12]};
    > span {
      position: static;
      width: auto;
      height: auto;
    }
  }
  html:not([data-cart]) &[data-room] { display: none; }
`;
