import type { NamedCategory } from './product-list.ts';

/** Search engines show about this many Chinese characters. */
const MOST = 110;

/** Nothing further down can come into a description. */
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

/** What a block of HTML says, on one line. The result is text: where it goes into markup it is still to be escaped. */
export const plainText = (html: string): string =>
  decoded(
    html
      .slice(0, READ)
      .replace(/<(script|style)\b.*?<\/\1\s*>|<!--.*?-->/gis, '')
      .replace(/<\/?[a-z][^>]*>/gi, ' '),
  )
    .replace(/\s+/gu, ' ')
    .trim();

/** Cut behind a sentence where one ends late enough, else with 「…」; never inside an emoji. */
function cut(text: string): string {
  const signs = Array.from(text);
  if (signs.length <= MOST) return text;
  const head = signs.slice(0, MOST).join('');
  const end = head.lastIndexOf('。');
  return end > MOST / 2 ? head.slice(0, end + 1) : `${signs.slice(0, MOST - 1).join('')}…`;
}

/** What is said of a product where it is only named: the beginning of its description. */
export function productDescription(product: { prd_name: string; prd_text_desc: string }): string {
  return cut(plainText(product.prd_text_desc) || product.prd_name);
}

/** The same of a list: `title` is its name, `kinds` what it holds, e.g. the children of its category. */
export function listDescription(
  title: string,
  kinds: readonly NamedCategory[],
  shop: string,
): string {
  const held = kinds.map(({ cate_name }) => cate_name).join('、');
  return cut(
    held === '' ? `${shop}的${title}，單買或揪團都方便。` : `${shop}的${title}：${held}。`,
  );
}
