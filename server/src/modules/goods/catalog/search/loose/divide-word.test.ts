import { SearchVocabulary } from '../search-vocabulary.ts';
import { allDivisions, likelyDivisions } from './divide-word.ts';

const vocabulary = new SearchVocabulary([
  { equal: ['鳳梨酥', '禮盒', '茶包', '濾掛式咖啡'], narrower: [] },
]);

it.each([
  ['紅茶茶包', [['紅茶', '茶包']]],
  ['鳳梨酥禮盒', [['鳳梨酥', '禮盒']]],
  ['濾掛式咖啡禮盒', [['濾掛式咖啡', '禮盒']]],
  ['好吃的鳳梨酥', [['鳳梨酥']]],
  ['毛巾', []],
  ['tea', []],
])('reads %s as several words', (word, divisions) => {
  expect(likelyDivisions(word, vocabulary)).toEqual(divisions);
});

it('knows divisions that no dictionary has, as the last resort', () => {
  expect(likelyDivisions('冷泡茶', vocabulary)).not.toContainEqual(['冷泡', '茶']);
  expect(allDivisions('冷泡茶', vocabulary)).toContainEqual(['冷泡', '茶']);
});

it.each([
  '茶'.repeat(100),
  '茶香'.repeat(50),
  '的'.repeat(20),
  'x'.repeat(100),
  '鳳梨酥'.repeat(30),
])('returns few divisions of a long word (%#)', (word) => {
  expect(allDivisions(word, vocabulary).length).toBeLessThanOrEqual(8);
});
