/** The longest name or tag of a link, in characters. */
export const PROMO_LINK_NAME_MAX = 60;
export const PROMO_LINK_TAG_MAX = 20;

const SLUG = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/;

/** The form of a code: eight letters or digits. Slugs must differ from it. */
const CODE = /^[a-z0-9]{8}$/;

/** Whether a text has the form of a short link's code; others are not looked up. */
export const isShortCode = (text: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(text);

/** Words that could be mistaken for the shop itself. */
const RESERVED: ReadonlySet<string> = new Set(
  'admin api app cart checkout code help home login logout member official order pay payment pinpu product promo search service shop static store support system test vip www'.split(
    ' ',
  ),
);

/** A slug as stored, from what a promoter typed. */
export const normaliseSlug = (typed: string): string => typed.trim().toLowerCase();

/** Why a normalised slug can't be used, as a sentence; '' where it can, and for an empty one. */
export function slugFault(slug: string): string {
  if (slug === '') return '';
  if (!SLUG.test(slug)) return '自訂網址請用 3 到 40 個英文小寫字母、數字或 -，頭尾不能是 -。';
  if (RESERVED.has(slug)) return '這個自訂網址是保留字，請換一個。';
  return CODE.test(slug) ? '自訂網址不能剛好是 8 個字母或數字，可以加上 -。' : '';
}
