import type { NavigationItem } from '@pinpu/shared/contracts';
import { demoCategories } from './categories.ts';

const shelves = demoCategories
  .filter(({ parent_cate_id }) => parent_cate_id === '')
  .map(({ cate_name }) => ({ text: cate_name, href: `/products/${cate_name}` }));

/** The entries of the side panel; the shop's description is in the footer of every page. */
export const demoNavigation: NavigationItem[] = [
  { text: '關於我們', href: '#about' },
  { text: '商品列表', items: [{ text: '全部商品', href: '/products' }, ...shelves] },
  { text: '團購好物', href: '/pl' },
  { text: '消費者保護（行政院）', href: 'https://cpc.ey.gov.tw/', newTab: true },
  { text: '介面元件', href: '/ui-kit' },
];
