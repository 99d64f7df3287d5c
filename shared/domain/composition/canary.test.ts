import { BUCKETS, canaryTakes } from './canary.ts';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const takenBy = (name: string, version: string, percent: number) =>
  new Set(buckets.filter((bucket) => canaryTakes(bucket, name, { version, percent })));

it.each([1, 10, 50])(
  'a canary at %d %% gets close to that share of the visitors [M2]',
  (percent) => {
    const share = (100 * takenBy('mf-cart', '1.0.0-abc', percent).size) / BUCKETS;
    expect(Math.abs(share - percent)).toBeLessThan(2);
  },
);

it('a canary gets no visitor at 0 % and all at 100 % [M2]', () => {
  expect(takenBy('mf-cart', '1', 0).size).toBe(0);
  expect(takenBy('mf-cart', '1', 100).size).toBe(BUCKETS);
});

it('a canary keeps every visitor when its share grows [M2]', () => {
  const grown = takenBy('mf-cart', '1', 30);
  expect([...takenBy('mf-cart', '1', 10)].every((bucket) => grown.has(bucket))).toBe(true);
});

it.each([
  ['of another remote', 'mf-promo', '1'],
  ['of the next version', 'mf-cart', '2'],
])('a canary %s gets other visitors [M2]', (_what, name, version) => {
  const first = takenBy('mf-cart', '1', 10);
  const both = [...takenBy(name, version, 10)].filter((bucket) => first.has(bucket));
  // If the two are independent, a tenth of a tenth gets both.
  expect(both.length).toBeGreaterThan(BUCKETS / 200);
  expect(both.length).toBeLessThan(BUCKETS / 50);
});
