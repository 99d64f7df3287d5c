import { type InfoPage, infoPageTitle, type ShopInfo } from '@pinpu/shared/domain';
import { missingInfoPages } from '../../modules/goods/info-page/filled-pages.ts';

const needed = (page: InfoPage) =>
  page === 'company' ? `${infoPageTitle(page)} (公司名稱, 統一編號)` : infoPageTitle(page);

export function missingPagesSentence(info: ShopInfo): string {
  const missing = missingInfoPages(info);
  if (missing.length === 0) return '';
  return `Shoppers in Taiwan must find these pages, and the shop has not filled them: ${missing.map(needed).join(', ')}. Fill them at /el/shop/settings or by npm run settings (docs/shop-keepers.md).`;
}
