const MOST = 40;

/** Marks that turn the direction of whatever follows them, and what can't be seen at all. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A keyword as it is shown: of a length that can be read, and disturbing nothing around it. */
export function shownKeyword(keyword: string): string {
  const clusters = [...new Intl.Segmenter('zh-TW').segment(keyword.replace(UNSEEN, ''))];
  const shown = clusters.slice(0, MOST).map(({ segment }) => segment);
  return clusters.length > MOST ? `${shown.join('')}…` : shown.join('');
}
