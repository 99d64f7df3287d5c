import type { Composition } from '@pinpu/shared/contracts';
import { descriptions, listPath } from '../composition/pages.ts';

/** A path that search engines may list. */
export interface SitemapPath {
  path: string;
  /** Whether it shows goods, and so changes with them. */
  isOfGoods: boolean;
}

const isFixed = (pattern: string) => !pattern.includes(':');

/** Every page that its remote lets search engines list, but for products: home, lists by category, pages of their own. */
export function sitemapPaths(
  composition: Composition,
  categories: readonly string[],
): SitemapPath[] {
  const pages = descriptions(composition);
  const home = pages.flatMap((page) => (page.kind === 'shop' ? [page.canonical] : []));
  const lists = ['', ...categories].flatMap((name) => listPath(composition, name) ?? []);
  const own = pages.flatMap((page) =>
    page.kind === 'page' && page.indexed && page.canonical && isFixed(page.canonical)
      ? [page.canonical]
      : [],
  );
  return [
    ...[...new Set([...home, ...lists])].map((path) => ({ path, isOfGoods: true })),
    ...[...new Set(own)].map((path) => ({ path, isOfGoods: false })),
  ];
}
