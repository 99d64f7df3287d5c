import { DEFAULT_SYNONYMS } from './default-synonyms.ts';
import { synonymLine, synonymLineFault } from './synonym-line.ts';

it.each([
  ['香皂、肥皂、皂', ['香皂', '肥皂', '皂'], []],
  ['香皂,肥皂，皂', ['香皂', '肥皂', '皂'], []],
  [' 香皂 、 香皂、、皂', ['香皂', '皂'], []],
  ['素食、吃素 → 全素、奶素', ['素食', '吃素'], ['全素', '奶素']],
  ['素食 > 全素', ['素食'], ['全素']],
  ['素食＞全素', ['素食'], ['全素']],
  ['pineapple cake、鳳梨酥', ['pineapple cake', '鳳梨酥'], []],
])('reads the groups of %s', (line, equal, narrower) => {
  expect(synonymLine(line)).toEqual({ equal, narrower });
  expect(synonymLineFault(line)).toBe('');
});

it.each([
  ['香皂', '「香皂」只有一個詞，要兩個以上，用「、」分開'],
  ['香皂、香皂', '「香皂、香皂」只有一個詞，要兩個以上，用「、」分開'],
  ['香皂 →', '「香皂 →」只有一個詞，要兩個以上，用「、」分開'],
  ['→ 香皂、皂', '「→ 香皂、皂」的 → 前面沒有詞'],
  ['香皂、！', '「香皂、！」的「！」不是詞'],
  [
    `香皂、${'皂'.repeat(21)}`,
    `「香皂、${'皂'.repeat(21)}」的「${'皂'.repeat(21)}」太長，一個詞最多 20 個字`,
  ],
])('says what is wrong with %s', (line, fault) => {
  expect(synonymLineFault(line)).toBe(fault);
});

it('finds nothing wrong with the list that every shop begins with', () => {
  expect(DEFAULT_SYNONYMS.map(synonymLineFault).filter((fault) => fault !== '')).toEqual([]);
});
