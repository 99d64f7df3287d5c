import { beginsWith, contains } from './like-pattern.ts';

it.each([
  ['茶', '%茶%', '茶%'],
  ['50%_off', String.raw`%50\%\_off%`, String.raw`50\%\_off%`],
  ['\\', String.raw`%\\%`, String.raw`\\%`],
])('no character of %j is a wildcard', (text, inside, atStart) => {
  expect(contains(text)).toBe(inside);
  expect(beginsWith(text)).toBe(atStart);
});
