import type { NamedCategory } from './product-list.ts';

/** About as many Chinese characters as search engines show. */
const MOST = 110;

/** How much of a text is read; a description never needs more. */
const READ = 4000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const sign = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '';

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, ten, sixteen, name) => {
    if (ten !== undefined) return sign(Number(ten));
    if (sixteen !== undefined) return sign(Number.parseInt(sixteen, 16));
    return ENTITIES[String(name).toLowerCase()] ?? whole;
  });

/**
 * The text of an HTML block in one line. The result is plain text, and must be escaped before it is inserted into
 * markup.
 */
export const plainText = (html: string): string =>
  decoded(
    html
      .slice(0, READ)
      .replace(/<(script|style)\b.*?<\/\1\s*>|<!--.*?-->/gis, '')
      .replace(/<\/?[a-z][^>]*>/gi, ' '),
  )
    .replace(/\s+/gu, ' ')
    .trim();

/** Truncates after a sentence that ends near the limit, else with 「…」; never inside an emoji. */
function cut(text: string): string {
  const signs = Array.from(text);
  if (signs.length <= MOST) return text;
  const head = signs.slice(0, MOST).join('');
  const end = head.lastIndexOf('。');
  return end > MOST / 2 ? head.slice(0, end + 1) : `${signs.slice(0, MOST - 1).join('')}…`;
}

/** A product's meta description: the beginning of its text. */
export function productDescription(product: { prd_name: string; prd_text_desc: string }): string {
  return cut(plainText(product.prd_text_desc) || product.prd_name);
}

/** A maker's meta description: the beginning of its story as plain text, else its name and place. */
export const makerDescription = (maker: {
  maker_name: string;
  maker_place: string;
  maker_story: string;
}): string =>
  cut(plainText(maker.maker_story)) ||
  [maker.maker_name, maker.maker_place].filter(Boolean).join('，');

/** A list's meta description: `title` is its name, `kinds` what it contains, such as a category's children. */
export function listDescription(
  title: string,
  kinds: readonly NamedCategory[],
  shop: string,
): string {
  const names = kinds.map(({ cate_name }) => cate_name).join('、');
  return cut(
    names === '' ? `${shop}的${title}，單買或揪團都方便。` : `${shop}的${title}：${names}。`,
  );
}

/** The shop's own meta description: as set, else its main categories. */
export const shopDescription = (
  described: string,
  categories: readonly (NamedCategory & { parent_cate_id: string })[],
  shop: string,
): string =>
  described ||
  listDescription(
    '商品',
    categories.filter(({ parent_cate_id }) => parent_cate_id === ''),
    shop,
  );
