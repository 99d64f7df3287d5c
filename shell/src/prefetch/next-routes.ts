import type { Composition } from '@pinpu/shared/contracts';
import { routesOf, type ServedRoute } from '../routing/routes-of.ts';

/** The most likely next view categories. */
const followUps: Readonly<Record<string, readonly string[]>> = {
  home: ['product', 'list'],
  list: ['product'],
  product: ['list'],
  cart: ['product'],
};

/** The routes to prefetch: the most likely after this view, and the cart if it is not empty. */
export function nextRoutes(composition: Composition, view: string, filled: boolean): ServedRoute[] {
  const views = [...(filled ? ['cart'] : []), ...(followUps[view] ?? [])];
  const routes = routesOf(composition);
  return views.flatMap((next) =>
    next === view ? [] : (routes.find((route) => route.view === next) ?? []),
  );
}
