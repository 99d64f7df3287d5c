/** Apps in whose built-in browser shops are opened. */
export type InAppBrowser = 'LINE' | 'Facebook' | 'Instagram';

const MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['LINE', /\bLine\//],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBAN\b|\bFBAV\b/],
];

/** The app whose built-in browser a user agent belongs to; undefined for any other browser. */
export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  MARKS.find(([, mark]) => mark.test(userAgent))?.[0];

/** An address that LINE opens in the device's own browser. */
export function externalAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
