import { Link } from '@pinpu/shared/router';
import { cartCountAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, iconButtonCss, Page, Wordmark } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { BackButton } from './BackButton.tsx';
import { CartCount } from './CartCount.tsx';
import { FilterButton } from './FilterButton.tsx';
import { SearchBox } from './search/SearchBox.tsx';

interface HeaderProps {
  className?: string;
  /** The view category of the route shown. */
  view: string;
}

/** Logo, search, filter, member centre, and the cart if it is not empty (spec §2 Header). */
export function Header({ className, view }: HeaderProps) {
  const count = useAtomValue(cartCountAtom);
  return (
    <Bar className={className}>
      <Row>
        <BackButton />
        <Home to="/" aria-label="拼鋪首頁">
          <Wordmark />
        </Home>
        <SearchBox />
        <FilterButton view={view} />
        <Links aria-label="會員與購物車">
          <TextLink to="/vip">
            <Icon name="user" />
            <span>會員中心</span>
          </TextLink>
          {count > 0 && (
            <TextLink to="/cart" aria-label={`購物車，${count} 件`}>
              <Icon name="cart" />
              <CartCount count={count} />
            </TextLink>
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
  /* An open search covers the panel at a phone's foot. */
  &:has([aria-expanded='true']) {
    z-index: ${theme.layer.panel};
  }
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 60px;
  ${theme.media.tablet} {
    gap: ${theme.space[8]};
  }
  ${theme.media.desktop} {
    gap: ${theme.space[32]};
    min-height: 76px;
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
    button + & > span > :last-child {
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
`;
