import { DEFAULT_SYNONYMS } from '../../../base/settings/default-synonyms.ts';
import { synonymLine } from '../../../base/settings/synonym-line.ts';
import { intentOf } from './intent.ts';

const NONE = { words: [], min: 0, max: Number.POSITIVE_INFINITY, requested: [], claims: [] };

it.each([
  ['500元以下', { max: 500 }],
  ['1 500元以內', { max: 1500 }],
  ['nt$800以下', { max: 800 }],
  ['五百元以下', { max: 500 }],
  ['一千五百元', { max: 1500 }],
  ['兩千元 禮盒', { max: 2000, words: ['禮盒'] }],
  ['1500元茶禮盒', { max: 1500, words: ['茶禮盒'] }],
  ['300到500元', { min: 300, max: 500 }],
  ['300 500元', { min: 300, max: 500 }],
  ['2000元以上', { min: 2000 }],
  ['200g 咖啡', { words: ['200g', '咖啡'] }],
  ['500元以下的茶', { max: 500, words: ['茶'] }],
])('reads the budget in %s [41 W12]', (text, expected) => {
  expect(intentOf(text)).toMatchObject({ ...NONE, ...expected });
});

it.each([
  ['沒有蛋的', ['沒有蛋'], ['蛋'], []],
  ['不含蛋和奶的月餅', ['不含蛋和奶'], ['蛋', '牛奶／羊奶'], ['月餅']],
  ['對花生過敏的人可吃的點心', ['對花生過敏的人可吃'], ['花生'], ['點心']],
  ['無麩質', ['無麩質'], ['含麩質之穀物'], []],
  ['素月餅', ['素食'], ['甲殼類', '魚類'], ['月餅']],
  ['蛋素', ['蛋素'], ['甲殼類', '魚類', '牛奶／羊奶'], []],
])('reads what the label must not have in %s [41 D2]', (text, requested, allergens, words) => {
  const intent = intentOf(text);
  expect(intent).toMatchObject({ requested, words, claims: [], isUnclear: false });
  expect(intent.avoided.flatMap((one) => one.allergens)).toEqual(allergens);
});

it.each([
  ['無咖啡因咖啡', '無咖啡因', ['咖啡']],
  ['低糖餅乾', '低糖', ['餅乾']],
  ['不加香精的皂', '不加香精', ['皂']],
  ['不含防腐劑', '不含防腐劑', []],
])('takes %s as a claim that a product must make itself [41 D2]', (text, claim, words) => {
  const intent = intentOf(text);
  expect(intent).toMatchObject({ requested: [claim], words, avoided: [] });
  expect(intent.claims.flat()).toContain(claim);
});

it.each([
  '無籽檸檬',
  '無花果',
  '免運',
  '低溫',
  '不鏽鋼',
  '零食',
  '酵素',
  '有沒有蛋糕',
  '蛋捲',
  '咖啡因',
])('leaves %s as it is, since it is no negation [41 D2]', (text) => {
  expect(intentOf(text)).toMatchObject({ ...NONE, words: [text], avoided: [] });
});

it('finds 過敏 unclear without the thing [41 D2]', () => {
  expect(intentOf('過敏').isUnclear).toBe(true);
  expect(intentOf('蝦過敏').isUnclear).toBe(false);
});

it('has no default synonym for what labels answer, since it would have no effect [41 D2]', () => {
  const typed = DEFAULT_SYNONYMS.flatMap((line) => synonymLine(line).equal);
  const answered = typed.filter((word) => intentOf(word.replaceAll(' ', '')).requested.length > 0);
  expect(answered).toEqual([]);
});
