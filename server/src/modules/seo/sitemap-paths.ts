import type { Composition } from '@pinpu/shared/contracts';
import { descriptions, listPath } from '../composition/pages.ts';

/** A path that search engines may index. */
export interface SitemapPath {
  path: string;
  /** Whether it shows products, and so changes with them. */
  isOfGoods: boolean;
}

const isFixed = (pattern: string) => !pattern.includes(':');

/** Every indexable page except products: home, lists by category, pages of a new kind. */
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
