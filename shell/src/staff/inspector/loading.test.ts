import { loadingOf } from './loading.ts';

const at = 'http://localhost';
const file = (name: string, startTime: number, responseEnd: number, encodedBodySize = 1000) => ({
  ...{ name: `${at}${name}`, startTime, responseEnd, encodedBodySize },
});

it('counts a hint and its request as one file, and time that overlaps once [M3]', () => {
  const timings = [
    file('/remotes/mf-cart/1/entry.js', 100, 300),
    file('/remotes/mf-cart/1/page.js', 200, 400, 5000),
    file('/remotes/mf-cart/1/page.js', 390, 410, 0),
    file('/remotes/mf-cart/1/dialog.js', 1000, 1010),
    file('/remotes/mf-cart/10/entry.js', 0, 900),
  ];
  expect(loadingOf('/remotes/mf-cart/1/', timings)).toEqual({ files: 3, bytes: 7000, ms: 320 });
});

it('says of what was not loaded that it was not [M3]', () => {
  expect(loadingOf('/remotes/mf-promo/1/', [file('/a.js', 0, 1)])).toBeUndefined();
});
