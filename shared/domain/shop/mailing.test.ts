import { newsAllowance } from './mailing.ts';

it.each([
  ['of an empty hour is a minute’s share, rounded up', 500, 0, 0, 9],
  ['is what the minute has left', 500, 4, 100, 5],
  ['never exceeds the hour', 500, 0, 498, 2],
  ['is nothing once the hour is full', 500, 0, 500, 0],
  ['is nothing where the shop has lowered the number', 60, 5, 700, 0],
  ['is one a minute for few an hour', 3, 0, 2, 1],
])('the allowance of newsletters %s [W26]', (_what, per_hour, minute, hour, allowed) => {
  expect(newsAllowance(per_hour, { minute, hour })).toBe(allowed);
});
