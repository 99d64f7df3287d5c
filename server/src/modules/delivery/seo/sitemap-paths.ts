import type { Composition } from '@pinpu/shared/contracts';
import { isEntrance, pathOfPattern } from '@pinpu/shared/domain';
import { html, type Markup } from '../../../platform/html/html.ts';
import { descriptions, listPath, makerPath } from '../composition/pages.ts';
import { type PublicApi, pageData } from './public-api.ts';

interface SitemapEntry {
  loc: string;
  lastmod: Date | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const inside = ({ loc, lastmod }: SitemapEntry): Markup =>
  html`<loc>${loc}</loc>${lastmod === null ? [] : [html`<lastmod>${lastmod.toISOString()}</lastmod>`]}`;

export const sitemapIndex = (parts: readonly SitemapEntry[]): string =>
  `${HEAD}${html`<sitemapindex xmlns="${NAMESPACE}">${parts.map((part) => html`<sitemap>${inside(part)}</sitemap>\n`)}</sitemapindex>\n`.markup}`;

export const sitemap = (pages: readonly SitemapEntry[]): string =>
  `${HEAD}${html`<urlset xmlns="${NAMESPACE}">${pages.map((page) => html`<url>${inside(page)}</url>\n`)}</urlset>\n`.markup}`;

interface SitemapPath {
  path: string;
  /** Whether the page shows products, and so changes with them. */
  isOfGoods: boolean;
  /** Its call below `/api/`; where that answers 404, the page does not exist. */
  data?: string | undefined;
}

const isFixed = (pattern: string) => !/:\w+(?:\/|$)/.test(pattern);

/** Pages of other kinds at addresses without parameters; without entrances to pages with data of one browser. */
const ownPages = ({ remotes }: Composition) =>
  Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, describe: page }) =>
      page?.kind === 'page' &&
      page.indexed &&
      page.canonical &&
      isFixed(page.canonical) &&
      !isEntrance(path, page.canonical)
        ? [{ path: pathOfPattern(page.canonical, {}), data: page.data }]
        : [],
    );

/** Every indexable page except products: pages at fixed addresses, lists, and makers. */
export function sitemapPaths(
  composition: Composition,
  categories: readonly string[],
  maker_ids: readonly string[],
): SitemapPath[] {
  const pages = descriptions(composition);
  const home = pages.flatMap((page) => (page.kind === 'shop' ? [page.canonical] : []));
  const lists = ['', ...categories].flatMap((name) => listPath(composition, name) ?? []);
  const makers = maker_ids.flatMap((maker_id) => makerPath(composition, maker_id) ?? []);
  const own = ownPages(composition);
  return [
    ...[...new Set([...home, ...lists, ...makers])].map((path) => ({ path, isOfGoods: true })),
    ...new Map(own.map((page) => [page.path, { ...page, isOfGoods: false }])).values(),
  ];
}

/** The paths whose declared data exists; a path whose call fails for now is kept. */
export async function withData(
  callApi: PublicApi,
  paths: readonly SitemapPath[],
): Promise<SitemapPath[]> {
  const isThere = await Promise.all(
    paths.map(
      ({ data }) =>
        data === undefined ||
        pageData(callApi, data).then(
          (found) => found !== undefined,
          () => true,
        ),
    ),
  );
  return paths.filter((_path, at) => isThere[at]);
}
