import { promoProductPath } from './page-addresses.ts';

/** The target of a link: `value` is a product's id, a category's name or a keyword; '' for home. */
export interface LinkTarget {
  kind: 'product' | 'category' | 'search' | 'home';
  value: string;
}

const LIST = /^\/(?:products|pl)\/([^/]+)\/?$/;
const PRODUCT = /^\/(?:product|p)\/([0-9a-zA-Z_-]{1,40})\/?$/;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
};

/** The target that a path of this shop stands for; undefined for pages that a promoter's link can't lead to. */
export function linkTargetOf(path: string): LinkTarget | undefined {
  if (path === '/') return { kind: 'home', value: '' };
  const product = PRODUCT.exec(path)?.[1];
  if (product !== undefined) return { kind: 'product', value: product };
  if (/^\/(?:products|pl|store)\/?$/.test(path)) return { kind: 'search', value: '' };
  const name = decoded(LIST.exec(path)?.[1] ?? '');
  return name === '' || name.length > 100 ? undefined : { kind: 'search', value: name };
}

/** The path of a target, in the promotional storefront. */
export function linkTargetPath({ kind, value }: LinkTarget): string {
  if (kind === 'home') return '/';
  if (kind === 'product') return promoProductPath(value);
  return value === '' ? '/pl' : `/pl/${encodeURIComponent(value)}`;
}
