import { isRewritten, writtenAlike } from './rewritten-code.ts';

it.each([
  ['00123', true],
  ['4710095012345', true],
  ['12E5', true],
  ['1-2', true],
  ['2026-11', true],
  ['MAR1', true],
  ['true', true],
  ['P0001', false],
  ['X-1', false],
  ['123', false],
  ['march-tea', false],
])('a spreadsheet rewrites the code %s: %p [41 R7]', (code, rewritten) => {
  expect(isRewritten(code)).toBe(rewritten);
});

it('names the codes that a spreadsheet writes as the same number [41 R7]', () => {
  expect(writtenAlike('123')).toContain('00123');
  expect(writtenAlike('00123')).toContain('123');
  expect(writtenAlike('00123')).not.toContain('00123');
  expect(writtenAlike('P123')).toEqual([]);
});
