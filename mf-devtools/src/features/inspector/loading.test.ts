import { loadingOf } from './loading.ts';

const at = 'http://localhost';
const file = (name: string, startTime: number, responseEnd: number, transferSize = 1000) => ({
  ...{ name: `${at}${name}`, startTime, responseEnd, transferSize, decodedBodySize: 4000 },
});

const timings = [
  file('/remotes/mf-cart/1/entry.js', 100, 300),
  file('/remotes/mf-cart/1/page.js', 200, 400, 5000),
  file('/remotes/mf-cart/1/page.js?retry=1', 390, 410, 0),
  file('/remotes/mf-cart/1/dialog.js', 1000, 1010),
  file('/remotes/mf-cart/1/parts.json', 2000, 2010),
  file('/remotes/mf-cart/10/entry.js', 0, 900),
];
const loaded = (name: string, requested: number, transferred = 1000) => ({
  ...{ name, requested, transferred, decoded: 4000 },
});

it('counts a hint and its request as one file, and time that overlaps once [M3]', () => {
  expect(loadingOf('/remotes/mf-cart/1/', timings)).toEqual({
    files: [loaded('entry.js', 100), loaded('page.js', 200, 5000), loaded('dialog.js', 1000)],
    ms: 320,
  });
});

it('counts of a build the files of one part alone [M3]', () => {
  expect(loadingOf('/remotes/mf-cart/1/', timings, ['page.js', 'later.js'])).toEqual({
    files: [loaded('page.js', 200, 5000)],
    ms: 210,
  });
});

it('marks files that were not loaded [M3]', () => {
  expect(loadingOf('/remotes/mf-promo/1/', [file('/a.js', 0, 1)])).toBeUndefined();
  expect(loadingOf('/remotes/mf-cart/1/', timings, ['later.js'])).toBeUndefined();
});
