import type { Composition } from '@pinpu/shared/contracts';
import { descriptions } from '../composition/pages.ts';

// Scripts and API calls of pages are allowed: a search engine that runs scripts would otherwise see an empty shop.
const READABLE = [
  '/api/config/public',
  '/api/product',
  '/api/maker/',
  '/api/facets',
  '/static/lang/',
];

const fixedStart = (path: string) => path.replace(/\/:.*$/, '');

/** The calls that pages for search engines show, like those of READABLE. */
const readableData = (composition: Composition): string[] => [
  ...new Set(
    descriptions(composition).flatMap((page) =>
      page.kind === 'page' && page.indexed === true && page.data !== undefined
        ? [`/api/${fixedStart(page.data.replace(/\?.*$/, ''))}`]
        : [],
    ),
  ),
];

/** Rules that disallow a path and everything below it, but no other path with the same prefix. */
function hiding(path: string, others: readonly string[]): string[] {
  const isAmbiguous = others.some(
    (other) => other !== path && other.startsWith(path) && !other.startsWith(`${path}/`),
  );
  return isAmbiguous ? [`${path}$`, `${path}/`] : [path];
}

/** Personal pages: declared by a remote, and indexed by none. */
function hiddenPaths({ remotes }: Composition): string[] {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  const starts = routes.map(({ path }) => fixedStart(path));
  const hidden = routes
    .filter(({ describe }) => describe?.kind === 'page' && describe.indexed !== true)
    .map(({ path }) => fixedStart(path));
  return [...new Set(hidden)].filter(Boolean).flatMap((path) => hiding(path, starts));
}

/**
 * `/robots.txt`: allows everything but personal pages; the longest matching rule decides. Short links are allowed: a
 * preview follows them, and some preview bots obey this file.
 */
export const robotsText = (publicUrl: string, composition: Composition): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...READABLE, ...readableData(composition)].map((path) => `Allow: ${path}`),
    ...['/api/', ...hiddenPaths(composition)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
