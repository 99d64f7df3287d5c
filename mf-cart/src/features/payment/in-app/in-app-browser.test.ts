import { externalAddress, inAppBrowser } from './in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0';

it.each([
  [`${IPHONE} Safari Line/14.18.0`, 'LINE'],
  [`${ANDROID} Mobile Safari/537.36 Line/14.18.1/IAB`, 'LINE'],
  [`${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.31;FBLC/zh_TW]`, 'Facebook'],
  [`${ANDROID} Mobile [FB_IAB/FB4A;FBAV/489.0.0.60;]`, 'Facebook'],
  [`${IPHONE} Mobile/22B83 Instagram 357.0.0.29 (iPhone17,1)`, 'Instagram'],
  [`${IPHONE} Instagram 357.0 [FBAN/FBIOS;FBAV/1]`, 'Instagram'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, undefined],
  [`${ANDROID} Mobile Safari/537.36`, undefined],
  ['Mozilla/5.0 (X11; Linux) Inline/1 Headline/2', undefined],
])('detects %s as %p', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

it('opens the same page outside LINE, whatever its query', () => {
  expect(externalAddress('https://pinpu.test/cart?a=1#b')).toBe(
    'https://pinpu.test/cart?a=1&openExternalBrowser=1#b',
  );
});
