import { plainText } from '../shop/page-description.ts';
import { pathOfPattern, type RouteParams } from './route-pattern.ts';

interface DeclaredPage {
  title: string;
  description?: string | undefined;
  indexed?: boolean | undefined;
  canonical?: string | undefined;
}

/** The head of a page; '' where the shop's title or description is used, or where there is no canonical path. */
interface DescribedPage {
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
}

/** About as many Chinese characters as search engines show. */
const LONGEST_DESCRIPTION = 110;

const PLACE = /\{([\w.-]+)\}/g;

/** The value at a path of property names, such as `body.items`; undefined where it does not exist. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return value;
}

function fieldOf(data: unknown, path: string): string {
  const value = valueAt(data, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Fills fields of `data` into an address's placeholders: `{items.0.picture}`. */
export const filledAddress = (template: string, data: unknown): string =>
  template.replace(PLACE, (_place, path: string) => fieldOf(data, path));

/** The same for a text: markup is stripped from fields, and a missing field leaves its placeholder empty. */
const filledText = (template: string, data: unknown) =>
  template.replace(PLACE, (_place, path: string) => plainText(fieldOf(data, path))).trim();

/** A call below `/api/` with the route's parameters filled in; a missing parameter removes its segment. */
export function callOfPattern(call: string, params: RouteParams): string {
  const [path = '', query] = call.split('?');
  const filled = pathOfPattern(path, params).slice(1);
  return query === undefined ? filled : `${filled}?${query}`;
}

const isBelowApi = (call: string) =>
  new URL(`/api/${call}`, 'http://shop.invalid').pathname.startsWith('/api/');

/** The call for a page's declared data; undefined where its parameters would lead outside of `/api/`. */
export function pageDataCall(call: string, params: RouteParams): string | undefined {
  const filled = callOfPattern(call, params);
  return isBelowApi(filled) ? filled : undefined;
}

/** 4xx statuses after which a later try may succeed. */
const TEMPORARY = [408, 425, 429];

/** Whether a response with this status means that a page's data do not exist: any 4xx that is not temporary. */
export const isNotFound = (status: number): boolean =>
  status >= 400 && status < 500 && !TEMPORARY.includes(status);

const isFixed = (canonical: string | undefined) =>
  canonical !== undefined && !canonical.includes(':');

/**
 * Whether search engines only list the first of a route's pages: its canonical path has none of the route's parameters.
 * The other pages show data of one browser, such as a cart's orders.
 */
export const isEntrance = (path: string, canonical: string | undefined) =>
  path.includes(':') && isFixed(canonical);

const isBeyondEntrance = ({ canonical }: DeclaredPage, params: RouteParams) =>
  isFixed(canonical) && Object.values(params).some(Boolean);

/**
 * The head of a page as its remote declares it, filled with `data`, which is undefined where the declared call finds
 * nothing. Only an indexed page has its own description and canonical path; pages beyond an entrance are not indexed.
 */
export function describedPage(
  declared: DeclaredPage,
  { pathname, params, data }: { pathname: string; params: RouteParams; data: unknown },
): DescribedPage {
  const unlisted = { description: '', canonical: '', indexed: false };
  if (data === undefined) return { title: '', ...unlisted };
  const title = filledText(declared.title, data);
  if (declared.indexed !== true || isBeyondEntrance(declared, params))
    return { title, ...unlisted };
  return {
    title,
    description: filledText(declared.description ?? '', data).slice(0, LONGEST_DESCRIPTION),
    canonical: pathOfPattern(declared.canonical ?? pathname, params),
    indexed: true,
  };
}
