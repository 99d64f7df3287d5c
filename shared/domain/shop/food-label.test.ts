import { ALLERGENS, allergensText, readAllergens, readFoodRegNo } from './food-label.ts';

describe('allergens', () => {
  it('are the eleven groups of the rule', () => {
    expect(ALLERGENS).toHaveLength(11);
  });

  it.each(ALLERGENS)('reads %s as itself', (name) => {
    expect(readAllergens(name)).toEqual({ value: [name] });
  });

  it.each([
    ['花生、甲殼類', ['甲殼類', '花生']],
    ['花生, 蛋；牛奶', ['花生', '牛奶／羊奶', '蛋']],
    ['牛奶/羊奶', ['牛奶／羊奶']],
    ['含花生及其製品', ['花生']],
    ['本產品含有大豆、小麥。', ['含麩質之穀物', '大豆']],
    ['蝦\n蟹|花生|花生', ['甲殼類', '花生']],
    ['二氧化硫', ['亞硫酸鹽類']],
    ['無', []],
  ])('reads %j in the order of the rule', (text, value) => {
    expect(readAllergens(text)).toEqual({ value });
  });

  it.each(['頭足類', '花生、奶', '無、花生', '、'])(
    'rejects %j, and names what it knows',
    (text) => {
      expect(readAllergens(text)).toEqual({
        why: expect.stringContaining('亞硫酸鹽類，沒有請寫「無」'),
      });
    },
  );

  it('keeps "none" and "not stated" apart', () => {
    expect(allergensText([])).toBe('無');
    expect(allergensText(null)).toBe('');
    expect(readAllergens(allergensText(ALLERGENS))).toEqual({ value: [...ALLERGENS] });
  });
});

describe('a 食品業者登錄字號', () => {
  it.each([
    ['A-900000001-00000-0', 'A-900000001-00000-0'],
    [' a900000001000000 ', 'A-900000001-00000-0'],
    ['Ａ－９００００００１２－００００３－４', 'A-900000012-00003-4'],
    ['F–104595257–00001–2', 'F-104595257-00001-2'],
  ])('reads %j as %s', (text, value) => {
    expect(readFoodRegNo(text)).toEqual({ value });
  });

  it.each([
    'A-12345678-00000-0',
    '900000001-00000-0',
    'AB-900000001-00000-0',
    'A-900000001-0000-00',
  ])('rejects %j by its shape', (text) => {
    expect(readFoodRegNo(text)).toEqual({ why: expect.stringContaining('不是食品業者登錄字號') });
  });

  it('rejects a 統一編號 that is none', () => {
    expect(readFoodRegNo('A-112345678-00000-0')).toEqual({
      why: expect.stringContaining('統一編號 12345678 不正確'),
    });
    expect(readFoodRegNo('A-100000000-00000-0')).toHaveProperty('why');
  });
});
