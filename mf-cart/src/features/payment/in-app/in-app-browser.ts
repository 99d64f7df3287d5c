/** Apps whose own browser shops are opened in. */
export type InAppBrowser = 'LINE' | 'Facebook' | 'Instagram';

const MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['LINE', /\bLine\//],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBAN\b|\bFBAV\b/],
];

/** The app whose browser a user agent tells of; undefined for a browser of its own. */
export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  MARKS.find(([, mark]) => mark.test(userAgent))?.[0];

/** An address that LINE hands to the device's own browser. */
export function externalAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
