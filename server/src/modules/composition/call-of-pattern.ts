import { pathOfPattern, type RouteParams } from '@pinpu/shared/domain';

/** A call below `/api/` with the route's parameters in their places; a missing one takes its segment with it. */
export function callOfPattern(call: string, params: RouteParams): string {
  const [path = '', query] = call.split('?');
  const filled = pathOfPattern(path, params).slice(1);
  return query === undefined ? filled : `${filled}?${query}`;
}
