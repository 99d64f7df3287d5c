import { changeSentence, goneSentence } from './change-sentence.ts';

const change = { prd_id: 'tea', prd_name: '高山烏龍', from: 2, to: 0 };

describe('changes by the shop in a cart [C4]', () => {
  it.each([
    ['gone', '高山烏龍', '「高山烏龍」已下架，已從購物車移除。'],
    ['stock', '高山烏龍', '「高山烏龍」已售完，已從購物車移除。'],
    ['gone', '', '有一項商品已下架，已從購物車移除。'],
    ['stock', '', '有一項商品已售完，已從購物車移除。'],
  ] as const)('says that a line is no longer there: %s, named “%s”', (kind, prd_name, sentence) => {
    expect(goneSentence({ ...change, kind, prd_name })).toBe(sentence);
  });

  it.each([
    ['stock', 9, 3, '庫存有限，數量已由 9 件調整為 3 件。'],
    ['price', 600, 540, '單價已由 NT$600 調降為 NT$540。'],
    ['price', 540, 600, '單價已由 NT$540 調整為 NT$600。'],
  ] as const)('describes how a line has changed: %s from %i to %i', (kind, from, to, sentence) => {
    expect(changeSentence({ ...change, kind, from, to })).toBe(sentence);
  });
});
