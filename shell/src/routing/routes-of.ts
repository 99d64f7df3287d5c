import type { Composition, RemoteRoute } from '@pinpu/shared/contracts';
import { bestRoute } from '@pinpu/shared/domain';

/** A route and the remote that serves it. Until the rest of the composition is known, of some it is all that is known. */
export type ServedRoute = Omit<RemoteRoute, 'files'> & { remote: string };

/**
 * The routes of all remotes, as far as this page knows them; if two claim one path, the first in the registry serves it.
 * Of the remotes that it does not carry it knows those that come first.
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

/** Whether no route is known for a pathname, but the rest of the composition may have one. */
export const isInRest = (composition: Composition, pathname: string): boolean =>
  composition.rest !== undefined && routeFor(composition, pathname) === undefined;

/** Paths of remotes that do not fit this page, and that no other remote serves. */
export function rejectedPaths(composition: Composition): string[] {
  const served = new Set(routesOf(composition).map(({ path }) => path));
  const rejected = new Set(composition.refused.flatMap(({ paths }) => paths));
  return [...rejected].filter((path) => !served.has(path));
}
