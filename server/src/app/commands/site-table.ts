import type { ShopSite } from '@pinpu/shared/contracts/backoffice';
import { momentText, tableLines } from './text-table.ts';

const HEAD = ['代碼', '名稱', '來源', '狀態', '建立'];

const cellsOf = ({ key, name, origins, enabled, c_date }: ShopSite) => [
  key,
  name,
  origins.join(' '),
  enabled ? '啟用' : '停用',
  momentText(c_date),
];

/** The sites that may show the cart, as a table for a terminal. */
export const siteTable = (sites: readonly ShopSite[]): string =>
  sites.length === 0 ? '沒有網站。' : tableLines(HEAD, sites.map(cellsOf)).join('\n');

/** A site after a change. */
export const siteText = ({ key, name, origins, enabled }: ShopSite): string =>
  `${key}
網站「${name}」${enabled ? '可以' : '不可'}顯示購物車，來源 ${origins.join('、')}。`;
