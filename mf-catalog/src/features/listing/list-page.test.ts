import { firstOf, queryFrom } from './list-page.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['', 0],
  ['page=1', 0],
  ['page=2', 21],
  ['page=10&o=hot', 189],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=2.5', 0],
  ['page=1e3', 0],
  ['page=123456', 0],
])('a list at ?%s begins after %i products [ADR 0201]', (text, before) => {
  expect(firstOf(query(text))).toBe(before);
});

it.each([
  ['', 21, '?page=2'],
  ['cate=tea,coffee&o=hot', 42, '?cate=tea,coffee&o=hot&page=3'],
  ['page=3', 0, ''],
  ['o=hot&page=3', 0, '?o=hot'],
])('the list at ?%s from product %i on is at %s [ADR 0201]', (text, before, expected) => {
  expect(queryFrom(query(text), before)).toBe(expected);
});
