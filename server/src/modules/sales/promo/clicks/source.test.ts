import { clickSource } from './source.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const by = (referer: string, agent = PHONE) => ({ referer, 'user-agent': agent });

it.each([
  ['line', by('', `${PHONE} Safari Line/14.19.0`)],
  ['line', by('https://liff.line.me/')],
  ['facebook', by('', `${PHONE} [FBAN/FBIOS;FBAV/480.0]`)],
  ['facebook', by('https://l.facebook.com/l.php?u=x')],
  ['instagram', by('', `${PHONE} Instagram 350.0`)],
  ['threads', by('https://www.threads.net/')],
  ['x', by('https://t.co/abc')],
  ['youtube', by('https://www.youtube.com/')],
  ['mail', by('https://mail.google.com/')],
  ['mail', by('android-app://com.google.android.gm/')],
  ['search', by('https://www.google.com.tw/')],
  ['direct', by('')],
  ['direct', by('no address')],
  ['other', by('https://blog.example/tea')],
  ['other', by('https://facebook.com.evil.example/')],
] as const)('the source is %s for %j [G7]', (source, headers) => {
  expect(clickSource(headers, undefined)).toBe(source);
});

it('the source is a QR code where the address says so; other values are ignored [G7]', () => {
  expect(clickSource(by('https://t.co/abc'), 'qr')).toBe('qr');
  expect(clickSource(by('https://t.co/abc'), '<script>')).toBe('x');
});
