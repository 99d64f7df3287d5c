import type { PaymentItem } from '../../port.ts';

/**
 * The longest name. ECPay truncates at 400 and may cut inside a character, which breaks its check value; 200 is safe
 * (docs/taiwan).
 */
const LIMIT = 200;

/**
 * Characters that are replaced: `&` and `=` would break the answer of a query, which repeats the name unescaped; `#`
 * separates items; angle brackets are rejected.
 */
const FULL_WIDTH: Readonly<Record<string, string>> = {
  '&': '＆',
  '=': '＝',
  '#': '＃',
  '<': '＜',
  '>': '＞',
};

const plain = (name: string): string =>
  name.replace(/[&=#<>]/g, (sign) => FULL_WIDTH[sign] ?? '').replace(/\p{Cc}+/gu, ' ');

const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });

function cut(text: string): string {
  let name = '';
  for (const { segment } of graphemes.segment(text)) {
    if (name.length + segment.length > LIMIT) break;
    name += segment;
  }
  return name;
}

/** ItemName: all items, separated by `#`, truncated between characters. */
export const itemName = (items: readonly PaymentItem[]): string =>
  cut(items.map(({ name, quantity }) => plain(`${name} × ${quantity}`)).join('#'));

/** A text in which characters that ECPay rejects or repeats unescaped are replaced. */
export const safeText = (text: string): string => cut(plain(text));
