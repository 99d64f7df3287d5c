import type { Composition, RemoteRoute } from '@pinpu/shared/contracts';
import { bestRoute } from '@pinpu/shared/domain';

/**
 * A route and the remote that serves it. Before the lazy composition is known, only this much is known of some
 * routes.
 */
export type ServedRoute = Omit<RemoteRoute, 'files'> & { remote: string };

/**
 * The routes of all remotes that this page knows; where two have the same path, the first in the registry counts.
 * Routes of remotes outside the page's initial composition are included if it lists them.
 */
export function routesOf(composition: Composition): ServedRoute[] {
  const served = new Map<string, ServedRoute>();
  for (const route of composition.rest?.routes ?? []) served.set(route.path, route);
  for (const [remote, { routes }] of Object.entries(composition.remotes))
    for (const route of routes)
      if (!served.has(route.path)) served.set(route.path, { ...route, remote });
  return [...served.values()];
}

/** The route that serves a pathname, with its parameters. */
export const routeFor = (composition: Composition, pathname: string) =>
  bestRoute(routesOf(composition), pathname);

/** Whether a pathname has no known route, but may have one in the lazy composition. */
export const mayBeLazy = (composition: Composition, pathname: string): boolean =>
  composition.rest !== undefined && routeFor(composition, pathname) === undefined;

/** Paths of remotes that do not fit this page and that no other remote serves. */
export function rejectedPaths(composition: Composition): string[] {
  const served = new Set(routesOf(composition).map(({ path }) => path));
  const rejected = new Set(composition.refused.flatMap(({ paths }) => paths));
  return [...rejected].filter((path) => !served.has(path));
}
