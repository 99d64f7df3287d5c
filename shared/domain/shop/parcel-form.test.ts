import {
  goodsName,
  goodsNameFault,
  isHomeCarriage,
  parcelNameFault,
  parcelNameWidth,
} from './parcel-form.ts';

describe('a name on a label', () => {
  it.each([
    ['王明', 4],
    ['歐陽美玲玉', 10],
    ['Lin Pu', 5],
    ['王Amy', 5],
    ['𠮷田', 4],
  ])('%s has the width %d [K2]', (name, width) => {
    expect(parcelNameWidth(name)).toBe(width);
    expect(parcelNameFault(name, '姓名')).toBe('');
  });

  it.each([
    ['', /^請填寫收件人姓名$/],
    ['王', /2 至 5 個中文字/],
    ['歐陽美玲玉子', /2 至 5 個中文字/],
    ['Lin', /4 至 10 個英文字母/],
    ['Wang Siao Ming', /4 至 10 個英文字母/],
    ['王小明!', /不能有數字或符號/],
    ['王小明2', /不能有數字或符號/],
    ['王・小明', /不能有數字或符號/],
  ])('%p is refused with what to write instead [K2]', (name, sentence) => {
    expect(parcelNameFault(name, '收件人姓名')).toMatch(sentence);
  });
});

describe('the goods on a label', () => {
  it.each([
    [[{ name: '高山烏龍茶', qty: 1 }], '高山烏龍茶'],
    [
      [
        { name: '茶（150g）＆杯', qty: 1 },
        { name: '壺', qty: 2 },
      ],
      '茶 150g 杯 等3件',
    ],
    [[{ name: '茶'.repeat(30), qty: 2 }], '商品2件'],
    [[{ name: '!!', qty: 1 }], '商品1件'],
  ])('%j are called %s [K2]', (lines, name) => {
    expect(goodsName(lines)).toBe(name);
    expect(goodsNameFault(name)).toBe('');
  });

  it.each([
    ['', /請填寫/],
    ['茶&杯', /不能有這些符號/],
    ['茶'.repeat(26), /最多 25 個中文字.*52/],
  ])('%s is refused [K2]', (name, sentence) => {
    expect(goodsNameFault(name)).toMatch(sentence);
  });
});

it('tells carriage to an address from carriage to a store', () => {
  expect(['TCAT', 'POST', 'FAMIC2C'].map(isHomeCarriage)).toEqual([true, true, false]);
});
