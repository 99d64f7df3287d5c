import { pathOfPattern, type RouteParams } from '@pinpu/shared/domain';

/** A call below `/api/` with the route's parameters substituted; a missing one removes its segment. */
export function callOfPattern(call: string, params: RouteParams): string {
  const [path = '', query] = call.split('?');
  const filled = pathOfPattern(path, params).slice(1);
  return query === undefined ? filled : `${filled}?${query}`;
}
