import type { Composition } from '@pinpu/shared/contracts';
import { routesOf, type ServedRoute } from '../routing/routes-of.ts';

/** Where shoppers mostly go on to from a view category. */
const followUps: Readonly<Record<string, readonly string[]>> = {
  home: ['product', 'list'],
  list: ['product'],
  product: ['list'],
  cart: ['product'],
};

/** A route for each page the shopper may want next: what follows this view, and the cart once something is in it. */
export function nextRoutes(composition: Composition, view: string, filled: boolean): ServedRoute[] {
  const views = [...(filled ? ['cart'] : []), ...(followUps[view] ?? [])];
  const routes = routesOf(composition);
  return views.flatMap((next) =>
    next === view ? [] : (routes.find((route) => route.view === next) ?? []),
  );
}
