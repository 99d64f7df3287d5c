const MOST = 40;

/** Control characters, including bidirectional ones, which are invisible. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A keyword for display: shortened, and without characters that would affect the text around it. `Intl.Segmenter` is
 * used only for long ones, since its first use takes 90 ms on a slow phone.
 */
export function shownKeyword(keyword: string): string {
  const visible = keyword.replace(UNSEEN, '');
  if (visible.length <= MOST) return visible;
  const clusters = [...new Intl.Segmenter('zh-TW').segment(visible)];
  const shown = clusters.slice(0, MOST).map(({ segment }) => segment);
  return clusters.length > MOST ? `${shown.join('')}…` : shown.join('');
}
