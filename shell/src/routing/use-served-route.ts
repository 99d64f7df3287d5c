import { useLocation } from '@pinpu/shared/router';
import { useMemo } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { routeFor } from './routes-of.ts';

/** The route of the current page; undefined for unknown addresses. */
export function useServedRoute() {
  const { pathname } = useLocation();
  const { composition } = useRemotes();
  return useMemo(() => routeFor(composition, pathname)?.route, [composition, pathname]);
}
