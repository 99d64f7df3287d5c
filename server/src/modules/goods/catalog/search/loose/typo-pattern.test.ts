import { typoIndexes, typoPattern } from './typo-pattern.ts';

const matches = (typed: string, text: string) =>
  new RegExp(typoPattern(typed) ?? '^$', 'u').test(text);

it.each([
  ['a wrong character', '鳳黎酥', '土鳳梨酥'],
  ['a wrong last character', '鳳梨蘇', '土鳳梨酥'],
  ['a missing character', '濾掛咖', '濾掛咖啡'],
  ['a missing character within', '手炒生糖', '手炒花生糖'],
  ['a surplus character', '花生生糖', '花生糖'],
  ['swapped characters', '鳳酥梨', '鳳梨酥'],
])('matches with %s', (_what, typed, text) => {
  expect(matches(typed, text)).toBe(true);
});

it.each([
  ['two wrong characters', '鳳黎蘇', '土鳳梨酥'],
  ['too few characters', '鳳黎', '鳳梨'],
])('does not match with %s', (_what, typed, text) => {
  expect(matches(typed, text)).toBe(false);
});

it.each(['a.c', '(茶)', 'a|b', '[茶]+', '\\d\\w'])('takes %s literally', (typed) => {
  expect(matches(typed, typed)).toBe(true);
  expect(matches(typed, '阿里山茶葉')).toBe(false);
});

it('quotes what the index takes for syntax', () => {
  const index = typoIndexes("a'b\\c").join();
  expect(index).toContain(String.raw`'b\\'`);
  expect(index).toContain("'a'''");
});

it('asks the index for nothing that another of its queries returns', () => {
  expect(typoIndexes('涼麵醬')).toEqual([
    ["'麵醬'"],
    ["('涼':* & '醬':*)"],
    ["'涼麵'"],
    ["('麵涼' & '涼醬')"],
  ]);
});
