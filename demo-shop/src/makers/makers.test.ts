import { ALLERGENS, readFoodRegNo } from '@pinpu/shared/domain';
import { demoProducts } from '../catalog/index.ts';
import { demoMakerRows, provenanceOf } from '../seed/maker-rows.ts';
import { demoLabels } from './labels/index.ts';
import { demoMakers } from './makers.ts';

const FOOD = 'tea coffee pastry fruit honey-jam rice-noodle sauce dried'.split(' ');
/** Gifts without food. */
const NOT_EATEN = ['P1206'];

const isFood = ({ prd_id, cate_id }: { prd_id: string; cate_id: string }) =>
  FOOD.includes(cate_id) || (cate_id === 'gift' && !NOT_EATEN.includes(prd_id));

describe('the makers of the demo shop', () => {
  it('have every product assigned to exactly one of them', () => {
    const ids = demoMakers.flatMap(({ goods }) => goods).toSorted();
    expect(ids).toEqual(demoProducts.map(({ prd_id }) => prd_id).toSorted());
  });

  it('differ in code and name, and are no companies', () => {
    for (const field of ['maker_id', 'maker_name'] as const)
      expect(new Set(demoMakers.map((maker) => maker[field])).size).toBe(demoMakers.length);
    expect(demoMakers.filter(({ maker_name }) => /公司|企業|農會/.test(maker_name))).toEqual([]);
  });

  it('have a story of two to four sentences, and the picture of a product of theirs', () => {
    for (const { story, pictured, goods } of demoMakers) {
      expect(story.match(/[。？]/g)?.length).toBeGreaterThanOrEqual(2);
      expect(story.match(/[。？]/g)?.length).toBeLessThanOrEqual(4);
      expect(story).not.toMatch(/[!！]/);
      expect(goods).toContain(pictured);
    }
  });

  it('have registrations if they make food, valid in shape and unassigned', () => {
    const rows = demoMakerRows();
    const registered = rows.flatMap(({ food_reg_no }) => food_reg_no || []);
    expect(new Set(registered).size).toBe(registered.length);
    for (const value of registered) {
      expect(readFoodRegNo(value)).toEqual({ value });
      expect(value).toMatch(/^U-9/);
    }
    const food = new Set(demoProducts.filter(isFood).map(({ prd_id }) => provenanceOf(prd_id)));
    for (const { maker_id } of food)
      expect(rows.find((row) => row.maker_id === maker_id)?.food_reg_no).not.toBe('');
  });
});

describe('the labels of the demo shop', () => {
  it('are complete for all food', () => {
    for (const { prd_id } of demoProducts.filter(isFood)) {
      const { net_content, ingredients, shelf_life, storage, allergens } = demoLabels[prd_id] ?? {};
      expect([prd_id, net_content, ingredients, shelf_life, storage, allergens]).not.toContain('');
      expect([prd_id, net_content, ingredients, shelf_life, storage, allergens]).not.toContain(
        undefined,
      );
    }
  });

  it('name allergens of food alone, in the order of the rule', () => {
    for (const product of demoProducts) {
      const { allergens } = demoLabels[product.prd_id] ?? {};
      if (!isFood(product)) expect(allergens).toBeUndefined();
      else expect(allergens).toEqual(ALLERGENS.filter((name) => allergens?.includes(name)));
    }
  });

  it.each([
    ['花生', '花生'],
    ['芒果', '芒果'],
    [/芝麻|麻油/, '芝麻'],
    [/麵粉|燕麥|蕎麥/, '含麩質之穀物'],
    [/奶油|奶粉|起司/, '牛奶／羊奶'],
    [/雞蛋|鴨蛋|蛋白/, '蛋'],
    [/核桃|胡桃/, '堅果類'],
    [/蝦/, '甲殼類'],
    [/大豆|黃豆|黑豆|醬油/, '大豆'],
    [/烏魚/, '魚類'],
  ])('declare %s in the ingredients as %s', (ingredient, allergen) => {
    const found = demoProducts
      .filter(isFood)
      .filter(({ prd_id }) => demoLabels[prd_id]?.ingredients.match(ingredient));
    expect(found.length).toBeGreaterThan(0);
    for (const { prd_id } of found)
      expect([prd_id, ...(demoLabels[prd_id]?.allergens ?? [])]).toContain(allergen);
  });

  it('do not repeat what the facts say', () => {
    const twice = demoProducts.filter(
      ({ prd_id, ma_desc_content }) =>
        prd_id in demoLabels && /過敏原|保存方式|有效期限|賞味期/.test(ma_desc_content),
    );
    expect(twice.map(({ prd_id }) => prd_id)).toEqual([]);
  });
});
