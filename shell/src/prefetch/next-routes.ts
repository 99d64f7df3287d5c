import type { Composition } from '@pinpu/shared/contracts';
import { routesOf, type ServedRoute } from '../routing/routes-of.ts';

/**
 * The routes to prefetch: with a non-empty cart, those declared for it; and the first route of each view category in
 * the current route's `next`.
 */
export function nextRoutes(
  composition: Composition,
  current: Pick<ServedRoute, 'view' | 'next'> | undefined,
  filled: boolean,
): ServedRoute[] {
  const routes = routesOf(composition);
  const withCart = filled ? routes.filter((route) => route.prefetch_when === 'cart') : [];
  const following = (current?.next ?? []).flatMap(
    (view) => routes.find((route) => route.view === view) ?? [],
  );
  return [...new Set([...withCart, ...following])].filter(({ view }) => view !== current?.view);
}
