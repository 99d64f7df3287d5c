/** A route's parameters by name; undefined for a missing optional one. */
export type RouteParams = Record<string, string | undefined>;

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The parameters of `pathname` under a pattern such as `/cart/:ACT?/:UUID?`; undefined where it does not match. */
export function routeParams(pattern: string, pathname: string): RouteParams | undefined {
  const expected = segmentsOf(pattern);
  const segments = segmentsOf(pathname);
  if (segments.length > expected.length) return undefined;
  const params: RouteParams = {};
  for (const [index, segment] of expected.entries()) {
    const value = segments[index];
    const optional = segment.endsWith('?');
    if (value === undefined && !optional) return undefined;
    if (segment.startsWith(':'))
      params[segment.slice(1, optional ? -1 : undefined)] = value && decoded(value);
    else if (value?.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return params;
}

/** The path of a pattern with its parameters filled in; a missing one removes its segment. */
export function pathOfPattern(pattern: string, params: RouteParams): string {
  const segments = segmentsOf(pattern).flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const value = params[segment.replace(/^:|\?$/g, '')];
    return value ? [encodeURIComponent(value)] : [];
  });
  return `/${segments.join('/')}`;
}

const fixedSegments = (pattern: string) =>
  segmentsOf(pattern).filter((segment) => !segment.startsWith(':')).length;

/** The route that matches a pathname, with its parameters; of several, the one with the most fixed segments. */
export function bestRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
) {
  let best: { route: Route; params: RouteParams } | undefined;
  for (const route of routes) {
    const params = routeParams(route.path, pathname);
    if (
      params !== undefined &&
      (best === undefined || fixedSegments(route.path) > fixedSegments(best.route.path))
    )
      best = { route, params };
  }
  return best;
}
