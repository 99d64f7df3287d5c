/** Characters that are written either way, and typed either way. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['臺', '台'],
  ['裏', '裡'],
  ['峯', '峰'],
  ['鷄', '雞'],
]);
const VARIANT = new RegExp(`[${[...VARIANTS.keys()].join('')}]`, 'gu');

/** Control and format characters, variation selectors: nobody sees them, nobody means them. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]+/gu;
const SPACE = /[\s\p{Cc}]+/gu;

/**
 * The one form in which texts are compared, for what the shop wrote and for what a person typed alike:
 * full-width letters, digits and spaces as half-width ones, lower case, single spaces.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(VARIANT, (character) => VARIANTS.get(character) ?? character)
    .replace(SPACE, ' ')
    .trim();

const MAX_LENGTH = 100;
const MAX_WORDS = 8;

/** The words of a keyword, each once; a very long keyword is cut, it could find nothing more. */
export function searchWords(keyword: string): string[] {
  const typed = [...searchText(keyword.slice(0, 4 * MAX_LENGTH).toWellFormed())];
  const words = typed.slice(0, MAX_LENGTH).join('').split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
