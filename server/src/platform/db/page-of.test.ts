import { pageOf } from './page-of.ts';

it.each([
  ['no rows', '', { rows: [], next: '' }],
  ['fewer rows than a page has', 'a', { rows: ['a'], next: '' }],
  ['as many rows as a page has', 'ab', { rows: ['a', 'b'], next: '' }],
  [
    'one more: the cursor is that of the last row of the page',
    'abc',
    { rows: ['a', 'b'], next: 'after b' },
  ],
])('makes a page of %s', (_what, found, page) => {
  expect(pageOf([...found], 2, (last) => `after ${last}`)).toEqual(page);
});
