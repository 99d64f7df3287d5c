import type { Composition, PageDescription, RemoteRoute } from '@pinpu/shared/contracts';
import { descriptions } from '../composition/pages.ts';

// Paths of API calls that are allowed: a search engine that runs scripts would otherwise see an empty shop.
type Calls = readonly string[];

/** The calls of page kinds whose data the server knows; any other page declares its own calls. */
const OF_KINDS: Readonly<Record<Exclude<PageDescription['kind'], 'page'>, Calls>> = {
  shop: ['/api/product'],
  product: ['/api/product'],
  maker: ['/api/maker/'],
  list: ['/api/product', '/api/facets'],
};

const ofKinds = (kinds: ReadonlySet<string>): string[] =>
  Object.entries(OF_KINDS).flatMap(([kind, calls]) => (kinds.has(kind) ? calls : []));

const fixedStart = (path: string) => path.replace(/\/:.*$/, '');

const isIndexed = ({ describe }: RemoteRoute) =>
  describe !== undefined && (describe.kind !== 'page' || describe.indexed === true);

const declaredCalls = ({ early = [], describe }: RemoteRoute): string[] =>
  [...early, ...(describe?.kind === 'page' && describe.data ? [describe.data] : [])].flatMap(
    (call) => call.replace(/\?.*$/, '').replace(/:.*$/, '') || [],
  );

/** The API calls that search engines may read: those of the frame, of the known page kinds, and of indexed pages. */
function readable(composition: Composition): string[] {
  const kinds = new Set(descriptions(composition).map(({ kind }) => kind));
  const allowed = ['/api/config/public', ...ofKinds(kinds), '/static/lang/'];
  const routes = Object.values(composition.remotes).flatMap((remote) => remote.routes);
  for (const call of routes.filter(isIndexed).flatMap(declaredCalls)) {
    const path = `/api/${call}`;
    if (!allowed.some((one) => path.startsWith(one))) allowed.push(path.replace(/\/$/, ''));
  }
  return [...new Set(allowed)];
}

/** Rules that disallow a path and everything below it, but no other path with the same prefix. */
function hiding(path: string, others: readonly string[]): string[] {
  const isAmbiguous = others.some(
    (other) => other !== path && other.startsWith(path) && !other.startsWith(`${path}/`),
  );
  return isAmbiguous ? [`${path}$`, `${path}/`] : [path];
}

/** Paths of personal pages, served by a remote but not indexed by any, without those below another. */
function hiddenPaths({ remotes }: Composition): string[] {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  const starts = routes.map(({ path }) => fixedStart(path));
  const hidden = routes
    .filter(({ describe }) => describe?.kind === 'page' && describe.indexed !== true)
    .map(({ path }) => fixedStart(path));
  return [...new Set(hidden)]
    .filter((path) => path !== '' && !hidden.some((above) => path.startsWith(`${above}/`)))
    .flatMap((path) => hiding(path, starts));
}

/** The longest matching rule decides. Short links are allowed, since previews follow them. */
export const robotsText = (publicUrl: string, composition: Composition): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...readable(composition).map((path) => `Allow: ${path}`),
    ...['/api/', ...hiddenPaths(composition)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
