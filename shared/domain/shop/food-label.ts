import { quotedCell } from './cell-text.ts';
import { isVatId } from './vat-id.ts';

/** The allergen groups that 食品過敏原標示規定 requires (docs/taiwan), in its order; products store and send these names. */
export const ALLERGENS = [
  '甲殼類',
  '芒果',
  '花生',
  '牛奶／羊奶',
  '蛋',
  '堅果類',
  '芝麻',
  '含麩質之穀物',
  '大豆',
  '魚類',
  '亞硫酸鹽類',
] as const;

/** Further spellings of a group. Words with several meanings, such as 奶 in 椰奶, are left out. */
const ALSO: readonly (readonly [word: string, group: (typeof ALLERGENS)[number]])[] = [
  ['甲殼', '甲殼類'],
  ['蝦', '甲殼類'],
  ['蟹', '甲殼類'],
  ['牛奶', '牛奶／羊奶'],
  ['羊奶', '牛奶／羊奶'],
  ['雞蛋', '蛋'],
  ['蛋類', '蛋'],
  ['堅果', '堅果類'],
  ['麩質', '含麩質之穀物'],
  ['含麩質穀物', '含麩質之穀物'],
  ['含麩質的穀物', '含麩質之穀物'],
  ['小麥', '含麩質之穀物'],
  ['黃豆', '大豆'],
  ['魚', '魚類'],
  ['亞硫酸鹽', '亞硫酸鹽類'],
  ['二氧化硫', '亞硫酸鹽類'],
];

/** The word for none of them; an empty cell states nothing. */
const NONE = '無';

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
const groups = new Map<string, string>([
  ...ALLERGENS.map((name) => [plain(name), name] as const),
  ...ALSO,
]);

type Reading<Value> = { value: Value } | { why: string };

/** The groups that a cell names, in the regulation's order; 「無」 is the empty list. */
export function readAllergens(text: string): Reading<string[]> {
  const words = text
    .split(/[、,，;；|\n\r]+/)
    .map((word) => plain(word).replace(/^(?:本產品)?含有?(?!麩質)|及其製品。?$|。$/g, ''))
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === NONE) return { value: [] };
  const strange = words.find((word) => !groups.has(word));
  if (strange !== undefined || words.length === 0)
    return {
      why: `「${(strange ?? text.trim()).slice(0, 40)}」不是應標示的過敏原；請寫 ${ALLERGENS.join('、')}，沒有請寫「${NONE}」。`,
    };
  const named = new Set(words.map((word) => groups.get(word)));
  return { value: ALLERGENS.filter((name) => named.has(name)) };
}

/** A list of allergens as a cell; '' where nothing is stated. */
export const allergensText = (allergens: readonly string[] | null): string =>
  allergens === null ? '' : allergens.join('、') || NONE;

const FOOD_REG_NO = /^([A-Z])-?(\d{9})-?(\d{5})-?(\d)$/;

/**
 * Parses a 食品業者登錄字號, `A-123456789-00000-0`, in any spelling. Where the nine digits begin with 1, the other eight are a
 * 統一編號, which is checked; how the last digit is computed is not published (docs/taiwan).
 */
export function readFoodRegNo(text: string): Reading<string> {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[‐-―−]/g, '-');
  const [, letter, holder = '', site, check] = FOOD_REG_NO.exec(typed.toUpperCase()) ?? [];
  const quoted = quotedCell(text.trim());
  if (letter === undefined)
    return {
      why: `${quoted}不是食品業者登錄字號，請寫一個英文字母與 15 個數字，樣式是 A-000000000-00000-0。`,
    };
  if (holder.startsWith('1') && !isVatId(holder.slice(1)))
    return { why: `${quoted}裡的統一編號 ${holder.slice(1)} 不正確，請再核對一次。` };
  return { value: `${letter}-${holder}-${site}-${check}` };
}
