import { coursesOf, type Sample } from './samples.ts';

const LEVEL: Sample = {
  'heap MB': 100,
  'outside the heap MB': 50,
  'process MB': 300,
  handles: 20,
  timers: 10,
  'open files': 40,
  listeners: 12,
  warnings: 0,
};

/** Forty samples; `change` changes the nth one. */
const samples = (change: (n: number) => object) =>
  Array.from({ length: 40 }, (_, n): Sample => ({ ...LEVEL, ...change(n) }));

const risen = (all: Sample[]) =>
  coursesOf(all)
    .filter(({ isFlat }) => !isFlat)
    .map(({ measure }) => measure);

describe('trend of a measure', () => {
  it('is flat where it does not grow, or only while caches fill', () => {
    expect(risen(samples(() => ({})))).toEqual([]);
    expect(risen(samples((n) => ({ 'heap MB': n < 10 ? 50 + 5 * n : 100 })))).toEqual([]);
    expect(risen(samples((n) => ({ 'heap MB': n === 39 ? 400 : 100 })))).toEqual([]);
  });

  it.each([
    ['heap MB', (n: number) => 100 + n],
    ['open files', (n: number) => 40 + n],
    ['listeners', (n: number) => 12 + (n > 30 ? 1 : 0)],
    ['warnings', (n: number) => (n > 20 ? 1 : 0)],
  ])('is not flat where %s grows', (measure, at) => {
    expect(risen(samples((n) => ({ [measure]: at(n) })))).toEqual([measure]);
  });

  it('is not computed from seven samples', () => {
    expect(() => coursesOf(samples(() => ({})).slice(0, 7))).toThrow('MINUTES');
  });
});
