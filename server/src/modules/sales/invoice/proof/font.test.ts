import { codePoints, MISSING_SIGN, showable } from './font.ts';

function shown(text: string) {
  const missing: string[] = [];
  return { text: showable(text, (character) => missing.push(character)), missing };
}

it.each([
  '拼鋪股份有限公司 Pinpu Co., Ltd. 「高山」烏龍茶—１５０ｇ／盒（大）',
  '堃喆峯淼犇麤㛢裏恒邨啓羣国あア©™€é①Ⅰ㎡…',
])('the font has %s [I16]', (text) => {
  expect(shown(text)).toEqual({ text, missing: [] });
});

it.each([
  ['a rare character', '𠮷祥茶行', `${MISSING_SIGN}祥茶行`, ['𠮷']],
  ['an emoji of several characters', '全家👨‍👩‍👧餐', `全家${MISSING_SIGN}餐`, ['👨‍👩‍👧']],
  ['Korean', '한국茶', `${MISSING_SIGN}${MISSING_SIGN}茶`, ['한', '국']],
])(
  '%s that it lacks is replaced by a visible sign, once, and named [I16]',
  (_, text, expected, missing) => {
    expect(shown(text)).toEqual({ text: expected, missing });
  },
);

it('what nobody sees needs no sign: variation selectors and composed accents [I16]', () => {
  expect(shown('葛\uDB40\uDD00餅 e\u0301')).toEqual({ text: '葛餅 é', missing: [] });
});

it('a missing character is named by its numbers [I16]', () => {
  expect(codePoints('𠮷')).toBe('U+20BB7');
});
