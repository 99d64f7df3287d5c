import { Navigate, useLocation } from '@pinpu/shared/router';
import { adminTokenAtom, renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { SkipLink } from '@pinpu/shared/ui';
import { useMemo } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { pagePartId } from '../composition/parts.ts';
import { useRemotes } from '../composition/remotes-context.tsx';
import { SystemDialogHost } from '../dialogs/SystemDialogHost.tsx';
import { DemoStrip } from '../frame/DemoStrip.tsx';
import { frameMeasures } from '../frame/frame-measures.ts';
import { NewVersionOffer } from '../frame/NewVersionOffer.tsx';
import { PageAnnouncement } from '../frame/PageAnnouncement.tsx';
import { usePrefetchOnHover } from '../prefetch/use-prefetch-on-hover.ts';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { useNavigationFocus } from '../routing/use-navigation-focus.ts';
import { useServedRoute } from '../routing/use-served-route.ts';
import { useVisits } from '../session/use-visits.ts';
import { WorkHeader } from './WorkHeader.tsx';
import { WorkNavigation } from './WorkNavigation.tsx';
import { workGroups, workHome } from './work-navigation.ts';

const samePath = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** The frame of staff pages (ADR 0183). While signed out, every address leads to the sign-in at its start page (R9). */
export function WorkFrame() {
  const { pathname, search } = useLocation();
  const { composition } = useRemotes();
  const route = useServedRoute();
  const groups = useMemo(() => workGroups(composition), [composition]);
  const home = useMemo(() => workHome(composition), [composition]);
  const isSignedIn = useAtomValue(adminTokenAtom) !== '';
  // On the server and during hydration, it is not known who is signed in: space for the navigation is reserved where
  // somebody was.
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  const leavesForHome = !isUnknown && !isSignedIn && !samePath(pathname, home);
  const viewClass = route?.view && `view-${route.view}`;
  useNavigationFocus();
  useVisits();
  usePrefetchOnHover();
  return (
    <Column data-frame="work">
      <Measures />
      <SkipLink href="#main">跳到主要內容</SkipLink>
      <DemoStrip />
      <WorkHeader
        className={viewClass}
        home={home}
        groups={isSignedIn || isUnknown ? groups : undefined}
        isUnknown={isUnknown}
      />
      <NewVersionOffer />
      <Stage>
        {(isSignedIn || isUnknown) && (
          <Side data-room={isUnknown ? '' : undefined}>
            <WorkNavigation groups={groups} />
          </Side>
        )}
        <Main id="main" tabIndex={-1} className={viewClass}>
          {leavesForHome ? (
            <Navigate to={home} replace state={{ from: `${pathname}${search}` }} />
          ) : (
            <AppRoutes page={route && pagePartId(route.remote, route.page)} />
          )}
        </Main>
      </Stage>
      <PageAnnouncement />
      <SystemDialogHost />
    </Column>
  );
}

/** The frame's measures without the phones' panel, and scroll padding for its sticky head. */
const Measures = createGlobalStyle`
  ${frameMeasures}
  :root { --frame-panel: 0px; }
  html { scroll-padding: 92px 0 ${theme.space[24]}; }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Stage = styled.div`
  flex: 1 0 auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.media.desktop} {
    &:has(> aside:not([data-room])), html[data-admin] &:has(> aside) {
      grid-template-columns: 232px minmax(0, 1fr);
    }
  }
`;

const Side = styled.aside`
  display: none;
  padding: ${theme.space[24]} ${theme.space[16]} ${theme.space[48]} ${theme.space[16]};
  border-right: ${theme.border.hairline};
  ${theme.media.desktop} {
    display: block;
    html:not([data-admin]) &[data-room] { display: none; }
  }
  > nav {
    position: sticky;
    top: calc(${theme.frame.header} + ${theme.space[24]});
    max-height: calc(100dvh - ${theme.frame.header} - ${theme.space[48]});
    overflow-y: auto;
  }
`;

const Main = styled.main`
  min-width: 0;
  &:focus { outline: none; }
`;
