import type { Composition, RemoteRoute } from '@pinpu/shared/contracts';
import { bestRoute } from '@pinpu/shared/domain';

/** A route and the remote that serves it. */
export type ServedRoute = RemoteRoute & { remote: string };

/** The routes of all remotes; if two claim one path, the first in the registry serves it. */
export function routesOf(composition: Composition): ServedRoute[] {
  const served = new Map<string, ServedRoute>();
  for (const [remote, { routes }] of Object.entries(composition.remotes))
    for (const route of routes)
      if (!served.has(route.path)) served.set(route.path, { ...route, remote });
  return [...served.values()];
}

/** The route that serves a pathname, with its parameters. */
export const routeFor = (composition: Composition, pathname: string) =>
  bestRoute(routesOf(composition), pathname);

/** Paths of remotes that do not fit this page, and that no other remote serves. */
export function refusedPaths(composition: Composition): string[] {
  const served = new Set(routesOf(composition).map(({ path }) => path));
  const refused = new Set(composition.refused.flatMap(({ paths }) => paths));
  return [...refused].filter((path) => !served.has(path));
}
