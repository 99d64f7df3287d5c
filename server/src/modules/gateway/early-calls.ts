import type { Composition } from '@pinpu/shared/contracts';
import { bestRoute, type RouteParams } from '@pinpu/shared/domain';

/** A call with the route's parameters in their places; a missing one takes its segment with it. */
function filled(template: string, params: RouteParams): string {
  const [path = '', query] = template.split('?');
  const segments = path.split('/').flatMap((part) => {
    const value = part.startsWith(':') ? params[part.slice(1)] : part;
    return value ? [part.startsWith(':') ? encodeURIComponent(value) : part] : [];
  });
  return [segments.join('/'), ...(query === undefined ? [] : [query])].join('?');
}

/**
 * What the page at `url` will ask the API first, so that the browser asks while the scripts are on their way. An
 * address with a query asks for something else.
 */
export function earlyCalls(composition: Composition, url: string): string[] {
  const [pathname = '/', query = ''] = url.split('?');
  if (query !== '') return [];
  const routes = Object.values(composition.remotes).flatMap((remote) => remote.routes);
  const found = bestRoute(routes, pathname);
  return found?.route.early?.map((call) => filled(call, found.params)) ?? [];
}
