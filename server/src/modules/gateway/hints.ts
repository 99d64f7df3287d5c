import type { Composition } from '@pinpu/shared/contracts';
import { bestRoute } from '@pinpu/shared/domain';

/** URLs of the scripts that the page at `pathname` will ask its remote for, entry first. */
export function routeScripts(composition: Composition, pathname: string): string[] {
  const candidates = Object.values(composition.remotes).flatMap(({ base, routes }) =>
    routes.map((route) => ({ ...route, base })),
  );
  const route = bestRoute(candidates, pathname)?.route;
  return route === undefined ? [] : route.files.map((file) => route.base + file);
}
