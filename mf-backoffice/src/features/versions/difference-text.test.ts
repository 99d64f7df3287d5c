import { differenceTexts } from './difference-text.ts';

const slide = (id: string, title: string, fields: object = {}) => ({
  id,
  title,
  url: '',
  ...fields,
});

it.each([
  ['a name', null, '山腳茶行', ['預設 → 「山腳茶行」']],
  ['a switch', false, true, ['否 → 是']],
  ['words', ['茶'], ['茶', '禮盒'], ['茶 → 茶、禮盒']],
  [
    'fields',
    { slogan: '好茶', description: '' },
    { slogan: '好茶', description: '山腳的茶' },
    ['簡介：空白 → 「山腳的茶」'],
  ],
  [
    'a new picture',
    [slide('a', '春', { m: '/media/u/1' })],
    [slide('a', '春', { m: '/media/u/2' })],
    ['「春」的手機的圖片：有變更'],
  ],
  [
    'slides that come, go, change and move',
    [slide('a', '春'), slide('b', '夏'), slide('c', '秋')],
    [slide('c', '秋'), slide('a', '春茶'), slide('d', '冬')],
    ['新增「冬」', '移除「夏」', '「春茶」的標題：「春」 → 「春茶」', '調整順序'],
  ],
  [
    'pay ways',
    [{ pay_way: 3 }],
    [{ pay_way: 3, min_amt: 100 }],
    ['「信用卡一次付清」的最低金額：預設 → 「100」'],
  ],
  ['nothing', null, null, []],
])('says in words what is another: %s', (_, before, after, texts) => {
  expect(differenceTexts(before, after)).toEqual(texts);
});

it('shortens long texts', () => {
  const [text = ''] = differenceTexts('', '茶'.repeat(200));
  expect(text).toBe(`空白 → 「${'茶'.repeat(40)}…」`);
});
