const MOST = 40;

/** Bidirectional control characters and invisible ones. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A keyword for display: of readable length, and without effect on the text around it. The first `Intl.Segmenter` takes a
 * slow phone 90 ms, and most keywords are too short to need one.
 */
export function shownKeyword(keyword: string): string {
  const visible = keyword.replace(UNSEEN, '');
  if (visible.length <= MOST) return visible;
  const clusters = [...new Intl.Segmenter('zh-TW').segment(visible)];
  const shown = clusters.slice(0, MOST).map(({ segment }) => segment);
  return clusters.length > MOST ? `${shown.join('')}…` : shown.join('');
}
