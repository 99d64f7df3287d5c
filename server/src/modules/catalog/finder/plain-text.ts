const UNREAD = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
/** Tags within a line part no words: `<strong>蜜</strong>香` reads 蜜香. */
const INLINE = /<\/?(?:a|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
const TAG = /<[^<>]*>/g;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

/** What a person reads of a piece of HTML, for searching alone: it is not fit to be shown. */
export const plainText = (html: string): string =>
  html
    .replace(UNREAD, ' ')
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return character(Number(decimal));
      if (hex) return character(Number.parseInt(hex, 16));
      return NAMED[name?.toLowerCase() ?? ''] ?? whole;
    });
