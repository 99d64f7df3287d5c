import { documentTitle } from './document-title.ts';
import {
  categoryAddress,
  categoryNamed,
  isListIndexed,
  listKinds,
  listTitle,
} from './product-list.ts';

const tea = { cate_id: 'C1', cate_name: '茶葉', parent_cate_id: '' };
const oolong = { cate_id: 'C11', cate_name: '烏龍 茶', parent_cate_id: 'C1' };
const cake = { cate_id: 'C2', cate_name: '糕餅', parent_cate_id: '' };
const categories = [tea, oolong, cake];
const list = (cate: string, bundles = false) => ({ cate, bundles });

it('finds a category by id or by name [R2]', () => {
  expect(['C11', '烏龍 茶', '', '鐵觀音'].map((cate) => categoryNamed(categories, cate))).toEqual([
    oolong,
    oolong,
    undefined,
    undefined,
  ]);
});

it('addresses a category by its id where its name leads to another one [41 R42] [P1]', () => {
  const others = { cate_id: 'C12', cate_name: '其他', parent_cate_id: 'C1' };
  const otherCakes = { cate_id: 'C21', cate_name: '其他', parent_cate_id: 'C2' };
  const all = [...categories, others, otherCakes];
  const addresses = all.map((one) => categoryAddress(all, one));
  expect(addresses).toEqual(['茶葉', '烏龍 茶', '糕餅', '其他', 'C21']);
  expect(addresses.map((address) => categoryNamed(all, address))).toEqual(all);
  expect(categoryAddress([], others)).toBe('其他');
});

it.each([
  [list('C1'), tea, false, '茶葉'],
  [list('C1'), tea, true, '茶葉・團購價'],
  [list(''), undefined, false, '所有商品'],
  [list(''), undefined, true, '團購好物'],
  [list('鐵觀音'), undefined, true, '「鐵觀音」'],
  [list('abc', true), undefined, true, '團購組合'],
])('names the list %j [R2]', (scope, category, promo, title) => {
  expect(listTitle(scope, category, promo)).toBe(title);
});

it('lets search engines index the shop and its categories, not keywords', () => {
  expect([isListIndexed('', undefined), isListIndexed('C1', tea)]).toEqual([true, true]);
  expect(isListIndexed('鐵觀音', undefined)).toBe(false);
});

it('lists the subcategories of a list', () => {
  expect(listKinds(categories, '', undefined)).toEqual([tea, cake]);
  expect(listKinds(categories, 'C1', tea)).toEqual([oolong]);
  expect(listKinds(categories, '鐵觀音', undefined)).toEqual([]);
});

it('titles a page with the shop behind it, and home with the slogan', () => {
  const name = { text: '拼鋪', slogan: '一起買' };
  expect(documentTitle('茶葉', name)).toBe('茶葉｜拼鋪');
  expect(documentTitle('', name)).toBe('拼鋪｜一起買');
  expect(documentTitle('', { ...name, slogan: '' })).toBe('拼鋪');
});
