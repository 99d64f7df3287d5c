import { byteRange } from './byte-range.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
] as const)('of ten bytes, the range %j is %j [T18]', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
