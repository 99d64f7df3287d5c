import { differenceTexts } from './difference-text.ts';

const LINES = Array.from({ length: 20 }, (_, i) => `詞${i}、字${i}`);

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
  [
    'lines of a long list',
    LINES,
    [...LINES.slice(1), '香皂、皂'],
    ['新增「香皂、皂」', '移除「詞0、字0」'],
  ],
  ['the order of a long list', LINES, LINES.toReversed(), ['調整順序']],
  ['a long list instead of the default', null, LINES, ['預設 → 20 項']],
  [
    'fields within fields, and weekdays',
    { ship_weekdays: [1, 2], transit: { main: { min: 1, max: 2 }, store: { min: 2, max: 3 } } },
    { ship_weekdays: [1, 7], transit: { main: { min: 1, max: 3 } } },
    [
      '出貨的星期：一、二 → 一、日',
      '天數的宅配到本島的最慢：「2」 → 「3」',
      '天數的超商取貨：已設定 → 預設',
    ],
  ],
  [
    'links of the side panel',
    {
      navigation: [
        { text: '茶', href: '/a' },
        { text: '關於', items: [] },
      ],
    },
    {
      navigation: [
        { text: '茶', href: '/b' },
        { text: '關於', items: [{ text: '店', href: '/c' }] },
      ],
    },
    ['選單：「茶」的連結：「/a」 → 「/b」', '選單：「關於」的連結：新增「店」'],
  ],
  ['nothing', null, null, []],
])('describes the differences in words: %s', (_, before, after, texts) => {
  expect(differenceTexts(before, after)).toEqual(texts);
});

it('shortens long texts', () => {
  const [text = ''] = differenceTexts('', '茶'.repeat(200));
  expect(text).toBe(`空白 → 「${'茶'.repeat(40)}…」`);
});
