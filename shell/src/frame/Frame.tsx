import type { NavigationItem } from '@pinpu/shared/contracts';
import { renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { SkipLink } from '@pinpu/shared/ui';
import { useLayoutEffect } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { pagePartId } from '../composition/parts.ts';
import { OrderDialogHost } from '../dialogs/OrderDialogHost.tsx';
import { SystemDialogHost } from '../dialogs/SystemDialogHost.tsx';
import { GroupBar } from '../group-bar/GroupBar.tsx';
import { useIdlePrefetch } from '../prefetch/use-idle-prefetch.ts';
import { usePrefetchOnHover } from '../prefetch/use-prefetch-on-hover.ts';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { useNavigationFocus } from '../routing/use-navigation-focus.ts';
import { usePriceLevel } from '../routing/use-price-level.ts';
import { useServedRoute } from '../routing/use-served-route.ts';
import { useMember } from '../session/use-member.ts';
import { useMemberCart } from '../session/use-member-cart.ts';
import { useSession } from '../session/use-session.ts';
import { useVisits } from '../session/use-visits.ts';
import { DemoStrip } from './DemoStrip.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Footer } from './Footer.tsx';
import { frameMeasures } from './frame-measures.ts';
import { Header } from './Header.tsx';
import { KeywordBar } from './KeywordBar.tsx';
import { MobilePanel } from './MobilePanel.tsx';
import { NewVersionOffer } from './NewVersionOffer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { useSentSearch } from './search/recent-searches.ts';
import { useInternalLinks } from './use-internal-links.ts';

/** Whether a page shows products for sale; not the order page, nor a member's pages. */
const isSalesPage = (route: { describe?: { kind: string } } | undefined) =>
  route?.describe !== undefined && route.describe.kind !== 'page';

/** Header, routed content, footer and the two dialog hosts (spec §2 Shared frame). */
export function Frame({ navigation }: { navigation: readonly NavigationItem[] }) {
  const route = useServedRoute();
  const view = route?.view ?? '';
  const viewClass = view === '' ? undefined : `view-${view}`;
  const check = usePriceLevel(route?.price_level ?? 0);
  useNavigationFocus();
  usePrefetchOnHover();
  useIdlePrefetch(route);
  const onClick = useInternalLinks();
  return (
    <Column onClick={onClick}>
      <ScrollRoom />
      <SkipLink href="#main">跳到主要內容</SkipLink>
      <DemoStrip />
      <Header className={viewClass} filters={route?.filters === true} />
      <NewVersionOffer />
      <OfflineNotice />
      {isSalesPage(route) && <GroupBar check={check} />}
      <Stage>
        <KeywordBar without={route?.no_keywords} />
        <Main id="main" tabIndex={-1} className={viewClass}>
          <AppRoutes page={route && pagePartId(route.remote, route.page)} />
        </Main>
      </Stage>
      <Footer />
      <PageAnnouncement />
      <MobilePanel view={view} />
      <FilterPanel filters={route?.filters === true} items={navigation} />
      <SystemDialogHost />
      <OrderDialogHost />
      <FrameEffects />
    </Column>
  );
}

/** The frame's measures, and scroll padding for its sticky bars. */
const ScrollRoom = createGlobalStyle`
  ${frameMeasures}
  html {
    scroll-padding: 92px 0 84px;
    ${theme.media.phone} {
      scroll-padding-bottom: 140px;
    }
    ${theme.media.desktop} {
      scroll-padding-bottom: ${theme.space[24]};
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  /* Sticky bars stay above the pages, which cross-fade beneath them (cross-fade.ts). */
  > header { view-transition-name: header; view-transition-class: frame; }
  > nav { view-transition-name: panel; view-transition-class: frame; }
  ${theme.media.phone} {
    padding-bottom: ${theme.frame.panel};
  }
`;

/** Keyword bar and page. `main` begins behind the bar, so that it does not shift when the next page has no bar. */
const Stage = styled.div`
  flex: 1 0 auto;
  /*
   * Keeps the footer below the screen, so that nothing visible shifts when the page appears. Set here and not on main,
   * since a subgrid ignores it.
   */
  min-height: 100dvh;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  > * { grid-column: 1; }
  /* The bar is in front of main, whose box begins behind it. */
  > :first-child:not(main) { grid-row: 1; position: relative; }
`;

const Main = styled.main`
  grid-row: 1 / 3;
  display: grid;
  grid-template: subgrid / minmax(0, 1fr);
  &:focus {
    outline: none;
  }
`;

function Effects() {
  // From now on, the page shows this browser's prices (shell/src/inline).
  useLayoutEffect(() => {
    delete document.documentElement.dataset.code;
  }, []);
  useSession();
  useVisits();
  useMember();
  useMemberCart();
  useSentSearch();
  return null;
}

/** Effects of the frame that use this browser's stored data, once it can be read. */
function FrameEffects() {
  return useAtomValue(renderTimeAtom) === undefined && <Effects />;
}
