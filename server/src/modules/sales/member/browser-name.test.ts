import { browserName } from './browser-name.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S9210) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome・Android'],
  [
    `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet・Android',
  ],
  [
    `${ANDROID} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Line/14.19.0/IAB`,
    'LINE・Android',
  ],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari・iPhone'],
  [`${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome・iPhone'],
  [`${WINDOWS} AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge・Windows'],
  [`${WINDOWS} Gecko/20100101 Firefox/132.0`, 'Firefox・Windows'],
  [`${MAC} AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`, 'Safari・Mac'],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
