import { normaliseParcelNumber } from './ship.ts';

it.each([
  [' ９０１２ 3456-78ab ', '90123456-78AB'],
  ['12345', undefined],
  ['javascript:alert(1)', undefined],
  ['包裹一二三四', undefined],
])('reads %j as the parcel number %j', (typed, number) => {
  expect(normaliseParcelNumber(typed)).toBe(number);
});
