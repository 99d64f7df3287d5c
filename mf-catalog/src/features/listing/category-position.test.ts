import { configOf } from '../../testing/sample-shop.ts';
import { categoryPosition } from './category-position.ts';

const { categories } = configOf();
const names = (cate: string) => {
  const { category, parent, choices } = categoryPosition(categories, cate);
  return [category?.cate_name, parent?.cate_name, choices.map((one) => one.cate_name)];
};

describe('categoryPosition', () => {
  it.each([
    ['the top level for everything', '', [undefined, undefined, ['茶與咖啡', '甜點']]],
    ['the top level for a keyword', '烏龍', [undefined, undefined, ['茶與咖啡', '甜點']]],
    ['the siblings of a category', '糕餅', ['糕餅', '甜點', ['糕餅', '鮮果']]],
    ['the same by its id', 'pastry', ['糕餅', '甜點', ['糕餅', '鮮果']]],
    ['the children of a parent', '甜點', ['甜點', '甜點', ['糕餅', '鮮果']]],
  ])('offers %s [R2]', (_what, cate, expected) => {
    expect(names(cate)).toEqual(expected);
  });

  it('offers the top level beside a category without children or parent [R2]', () => {
    const alone = [{ ...categories[0], cate_id: 'x', cate_name: '獨', parent_cate_id: '' }];
    expect(categoryPosition(alone as typeof categories, '獨').choices).toEqual(alone);
  });
});
