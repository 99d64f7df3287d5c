/** Apps whose built-in browser often opens shops. */
export type InAppBrowser = 'LINE' | 'Facebook' | 'Instagram';

const MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['LINE', /\bLine\//],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBAN\b|\bFBAV\b/],
];

/** The app whose built-in browser has this user agent; undefined for other browsers. */
export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  MARKS.find(([, mark]) => mark.test(userAgent))?.[0];

/** The address with a parameter that makes LINE open it in the device's own browser. */
export function externalAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
