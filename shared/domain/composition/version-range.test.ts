import { isVersionInRange } from './version-range.ts';

it.each([
  ['1.0.0-beta.1', '^1.0.0-beta.1', true],
  ['1.0.0-beta.2', '^1.0.0-beta.1', true],
  ['1.0.0-beta.10', '^1.0.0-beta.9', true],
  ['1.0.0', '^1.0.0-beta.1', true],
  ['1.4.2', '^1.0.0-beta.1', true],
  ['1.0.0-beta.0', '^1.0.0-beta.1', false],
  ['1.0.0-alpha.9', '^1.0.0-beta.1', false],
  ['1.1.0-beta.1', '^1.0.0-beta.1', false],
  ['2.0.0-beta.1', '^1.0.0-beta.1', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0-beta.1', '^1.0.0', false],
  ['0.1.3', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['2.1.0', '^1.2.0 || ^2.0.0', true],
  ['3.0.0', '^1.2.0 || ^2.0.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.1', '1.2.0', false],
])('finds that %s in %s is %s [M4]', (version, range, expected) => {
  expect(isVersionInRange(version, range)).toBe(expected);
});

it.each(['', '*', 'latest', '>=1.0.0', '~1.0.0', '^1', '^1.x', '^1.0.0 <2', '^01.0.0'])(
  'no version satisfies %j, which is no range it supports [M4]',
  (range) => {
    expect(isVersionInRange('1.0.0', range)).toBe(false);
  },
);
