import type { ComposedRemote, Composition, LazyRoute, RemoteRoute } from '@pinpu/shared/contracts';

const segmentsOf = (pattern: string) => pattern.split('/').filter((segment) => segment !== '');

const neededOf = (segments: readonly string[]) =>
  1 + segments.findLastIndex((segment) => !segment.endsWith('?'));

const isSame = (one: string, other = '') =>
  one.startsWith(':') ||
  other.startsWith(':') ||
  one.replace(/\?$/, '').toLowerCase() === other.replace(/\?$/, '').toLowerCase();

export function patternsOverlap(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  // It is enough to compare at the shortest length that both allow: a longer pathname must agree in more segments.
  const length = Math.max(neededOf(a), neededOf(b));
  if (length > Math.min(a.length, b.length)) return false;
  return a.slice(0, length).every((segment, index) => isSame(segment, b[index]));
}

export interface InitialRemotes {
  remotes: Composition['remotes'];
  /** Routes of lazy remotes that its frame, or the choice of a route, needs. */
  routes: LazyRoute[];
}

/** Contract versions by slot; undefined for manifests from before 1.0, which list none. */
type Offers = Record<string, number> | undefined;

/** The assumed version of slots in manifests that do not list what they offer. */
const UNNAMED_OFFER = 1;

function isOffered(slot: string, version: number, screens: readonly Offers[]): boolean {
  const named = screens.flatMap((offers) => offers?.[slot] ?? []);
  if (named.length > 0) return named.includes(version);
  return screens.includes(undefined) && version === UNNAMED_OFFER;
}

const fillsFor = ({ fills }: ComposedRemote, screens: readonly Offers[]) =>
  Object.entries(fills).filter(([slot, { version }]) => isOffered(slot, version, screens));

/**
 * The remotes that a page needs: its own, and all that fill a slot of its screens, of the frame, or of one another,
 * each limited to the slots that these offer. In the registry's order.
 */
function remotesFor({ remotes }: Composition, own: string, frame: Offers) {
  const names = new Set([own]);
  const screens: Offers[] = [frame, remotes[own]?.offers];
  // The loop adds screens while it runs.
  for (const screen of screens)
    for (const [name, remote] of Object.entries(remotes)) {
      if (names.has(name) || fillsFor(remote, [screen]).length === 0) continue;
      names.add(name);
      screens.push(remote.offers);
    }
  const needed = Object.entries(remotes).filter(([name]) => names.has(name));
  return Object.fromEntries(
    needed.map(([name, remote]) => [
      name,
      { ...remote, fills: Object.fromEntries(fillsFor(remote, screens)) },
    ]),
  );
}

const pathsOf = ({ path, legacy_paths = [] }: Pick<RemoteRoute, 'path' | 'legacy_paths'>) => [
  path,
  ...legacy_paths,
];

/** The routes of all remotes; where two have the same path, the first one counts. */
function servedRoutes({ remotes }: Composition) {
  const served = new Map<string, { remote: string; route: RemoteRoute }>();
  for (const [remote, { routes }] of Object.entries(remotes))
    for (const route of routes)
      if (!served.has(route.path)) served.set(route.path, { remote, route });
  return [...served.values()];
}

/** The frame links to the first list and the first product page of each storefront. */
function frameTarget({ describe, price_level = 0 }: RemoteRoute): string | undefined {
  if (describe?.kind === 'product') return `product ${price_level}`;
  return describe?.kind === 'list' && !describe.bundles ? `list ${price_level}` : undefined;
}

function lazyRoute(remote: string, route: RemoteRoute, isTarget: boolean): LazyRoute {
  const { path, page, view, price_level, legacy_paths, links, footer_links, describe } = route;
  return {
    ...{ remote, path, page, view, price_level, legacy_paths, links, footer_links },
    describe: isTarget ? describe : undefined,
  };
}

/**
 * What a page of the remote `own` needs of a composition: its remotes in full and, of the lazy remotes, the routes that
 * the frame links to and those whose path overlaps with a route of an initial remote.
 */
export function initialRemotes(
  composition: Composition,
  own: string,
  frame: Offers,
): InitialRemotes {
  const remotes = remotesFor(composition, own, frame);
  const taken = Object.values(remotes).flatMap(({ routes }) => routes.flatMap(pathsOf));
  const targets = new Set<string>();
  const routes = servedRoutes(composition).flatMap(({ remote, route }) => {
    const target = frameTarget(route);
    const isTarget = target !== undefined && !targets.has(target);
    if (target !== undefined) targets.add(target);
    if (Object.hasOwn(remotes, remote)) return [];
    const isLinked = [route.links, route.footer_links].some((links) => (links?.length ?? 0) > 0);
    const competes = () =>
      pathsOf(route).some((path) => taken.some((other) => patternsOverlap(path, other)));
    return isTarget || isLinked || competes() ? [lazyRoute(remote, route, isTarget)] : [];
  });
  return { remotes, routes };
}
