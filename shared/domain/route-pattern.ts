/** Parameters of a route, by name; a missing optional one is undefined. */
export type RouteParams = Record<string, string | undefined>;

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '');

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Parameters of `pathname` under a pattern such as `/cart/:ACT?/:UUID?`, or undefined where it does not match. */
export function routeParams(pattern: string, pathname: string): RouteParams | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (given.length > wanted.length) return undefined;
  const params: RouteParams = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    const optional = part.endsWith('?');
    if (value === undefined && !optional) return undefined;
    if (part.startsWith(':'))
      params[part.slice(1, optional ? -1 : undefined)] = value && decoded(value);
    else if (value?.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}

const fixedParts = (pattern: string) =>
  segmentsOf(pattern).filter((part) => !part.startsWith(':')).length;

/** The route that serves a pathname, with its parameters: of several, the one with the most fixed parts. */
export function bestRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
) {
  let best: { route: Route; params: RouteParams } | undefined;
  for (const route of routes) {
    const params = routeParams(route.path, pathname);
    if (
      params !== undefined &&
      (best === undefined || fixedParts(route.path) > fixedParts(best.route.path))
    )
      best = { route, params };
  }
  return best;
}
