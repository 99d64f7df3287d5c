import { Navigate, Route, Routes } from '@pinpu/shared/router';
import { Spinner } from '@pinpu/shared/ui';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { noteHydrated, SHELL_FRAME } from '../composition/hydrated-parts.ts';
import { useRemotes } from '../composition/remotes-context.tsx';
import { LazyRoutes } from './LazyRoutes.tsx';
import { legacyRoutes } from './legacy-routes.ts';
import { PageError } from './PageError.tsx';
import { RemotePage } from './RemotePage.tsx';
import { rejectedPaths, routesOf } from './routes-of.ts';

/**
 * The routes of all remotes; any other path redirects to home (spec §2). Paths of a rejected remote show an error, and
 * a path that may be in the lazy composition waits for it. All pages share one Suspense: while the next page's code
 * loads, the previous page stays visible (`transition-history.ts`). `page` identifies the current page.
 */
export function AppRoutes({ page }: { page?: string | undefined }) {
  const { composition } = useRemotes();
  const served = routesOf(composition);
  const rejected = rejectedPaths(composition);
  const hasHome = [...served.map(({ path }) => path), ...rejected].includes('/');
  const unknown = hasHome ? <Navigate to="/" replace /> : unavailable;
  return (
    <Suspense
      fallback={
        <Below>
          <Spinner />
        </Below>
      }
    >
      <Below key={page}>
        <Routes>
          {legacyRoutes(composition).map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          {served.map(({ remote, path, page, describe }) => (
            <Route
              key={path}
              path={path}
              element={<RemotePage key={page} remote={remote} page={page} describe={describe} />}
            />
          ))}
          {rejected.map((path) => (
            <Route key={path} path={path} element={unavailable} />
          ))}
          <Route path="*" element={composition.rest === undefined ? unknown : <LazyRoutes />} />
        </Routes>
        <FrameHydrated />
      </Below>
    </Suspense>
  );
}

/** Beside the page, since React hydrates what is inside a Suspense after what is around it. */
function FrameHydrated() {
  useEffect(() => noteHydrated(SHELL_FRAME), []);
  return null;
}

/** Shown where no remote fits this page; a newly loaded page may have one that does. */
const unavailable = <PageError onRetry={() => window.location.reload()} />;

/** Below the keyword bar, in the second row of the frame's grid. A new box for every page, so that it can't shift. */
const Below = styled.div`
  grid-row: 2;
`;
