/** Most characters of a link's name and of its tag. */
export const PROMO_LINK_NAME_MAX = 60;
export const PROMO_LINK_TAG_MAX = 20;

/** `live`: leads on and counts; `stopped` by its promoter; `ended` after its last day. */
export type PromoLinkState = 'live' | 'stopped' | 'ended';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/;

/** The form of a code without looking at its letters: eight characters. */
const CODE = /^[a-z0-9]{8}$/;

/** Whether a text could be a short link's code, as the server makes them; anything else is not looked up. */
export const isShortCode = (text: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(text);

/** Words that could pass for the shop itself. */
const RESERVED: ReadonlySet<string> = new Set(
  'admin api app cart checkout code help home login logout member official order pay payment pinpu product promo search service shop static store support system test vip www'.split(
    ' ',
  ),
);

/** What a promoter typed as a slug, in the form that is stored. */
export const normaliseSlug = (typed: string): string => typed.trim().toLowerCase();

/** Why a normalised slug can't be a link's address, as a sentence; '' where it can, and for none (ADR 0156). */
export function slugFault(slug: string): string {
  if (slug === '') return '';
  if (!SLUG.test(slug)) return '自訂網址請用 3 到 40 個英文小寫字母、數字或 -，頭尾不能是 -。';
  if (RESERVED.has(slug)) return '這個自訂網址是保留字，請換一個。';
  return CODE.test(slug) ? '自訂網址不能剛好是 8 個字母或數字，可以加上 -。' : '';
}

/** The state of a link on a day in Taipei; `ends_on` is its last day, '' for none. */
export function promoLinkState(
  { stopped, ends_on }: { stopped: boolean; ends_on: string },
  today: string,
): PromoLinkState {
  if (stopped) return 'stopped';
  return ends_on !== '' && ends_on < today ? 'ended' : 'live';
}

/** Where a link leads: `value` is a product's id, a category's name or a keyword; '' for home. */
export interface PromoTarget {
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

/** The page that a path of this shop names, for a link; undefined for pages that a link can't lead to. */
export function promoTargetOf(path: string): PromoTarget | undefined {
  if (path === '/') return { kind: 'home', value: '' };
  const product = PRODUCT.exec(path)?.[1];
  if (product !== undefined) return { kind: 'product', value: product };
  if (/^\/(?:products|pl|store)\/?$/.test(path)) return { kind: 'search', value: '' };
  const name = decoded(LIST.exec(path)?.[1] ?? '');
  return name === '' || name.length > 100 ? undefined : { kind: 'search', value: name };
}

/** The path that a link to `target` leads to, in the promotional storefront. */
export function promoTargetPath({ kind, value }: PromoTarget): string {
  if (kind === 'home') return '/';
  if (kind === 'product') return `/p/${value}`;
  return value === '' ? '/pl' : `/pl/${encodeURIComponent(value)}`;
}
