/** Patterns in order: the first match counts, since browsers further up contain the names of those below. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bLine\//i, 'LINE'],
  [/\bFB(?:AN|AV|IOS)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Such as 'Chrome・Android'; '' for a program. Nothing more detailed is stored. */
export function browserName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? '';
  return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean).join('・');
}
