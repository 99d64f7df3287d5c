export interface SynonymLine {
  /** Terms that all find each other. */
  equal: string[];
  /** Terms that the equal ones also find, but not the other way round. */
  narrower: string[];
}

const termsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；]/u)
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  ),
];

/**
 * Parses a line. In 「香皂、肥皂、皂」, each term finds the others. In 「月餅 → 綠豆椪、蛋黃酥」, 月餅 also finds the others, which find only
 * themselves: a search for 綠豆椪 must not find 蛋黃酥.
 */
export function synonymLine(line: string): SynonymLine {
  const [equal = '', ...narrower] = line.split(/→|=>|>|＞/u);
  return { equal: termsOf(equal), narrower: termsOf(narrower.join('、')) };
}

const LONGEST = 20;

/** What is wrong with a line of synonyms; '' for a correct one. */
export function synonymLineFault(line: string): string {
  const { equal, narrower } = synonymLine(line);
  const terms = [...equal, ...narrower];
  const long = terms.find((term) => [...term].length > LONGEST);
  if (long !== undefined) return `「${line}」的「${long}」太長，一個詞最多 ${LONGEST} 個字`;
  const blank = terms.find((term) => !/[\p{L}\p{N}]/u.test(term));
  if (blank !== undefined) return `「${line}」的「${blank}」不是詞`;
  if (equal.length === 0) return `「${line}」的 → 前面沒有詞`;
  if (new Set(terms).size < 2) return `「${line}」只有一個詞，要兩個以上，用「、」分開`;
  return '';
}
