import { shuffle } from './shuffle.ts';

const list = Array.from({ length: 24 }, (_, index) => index);

it('keeps every item and does not change its input [H2, H5]', () => {
  const input = [...list];
  expect(shuffle(input, 'a').toSorted((a, b) => a - b)).toEqual(list);
  expect(input).toEqual(list);
});

it('gives the same order for the same seed and a different one for another [H2, H5]', () => {
  expect(shuffle(list, 'visit-1')).toEqual(shuffle(list, 'visit-1'));
  expect(shuffle(list, 'visit-1')).not.toEqual(shuffle(list, 'visit-2'));
  expect(shuffle(list, 'visit-1')).not.toEqual(list);
});

it('brings every item to the front for some seed [H2, H5]', () => {
  const firsts = Array.from({ length: 400 }, (_, seed) => shuffle(list, seed)[0]);
  expect(new Set(firsts).size).toBe(list.length);
});

it.each([[[]], [[7]]])('leaves %j as it is [H5]', (short) => {
  expect(shuffle(short, 1)).toEqual(short);
});
