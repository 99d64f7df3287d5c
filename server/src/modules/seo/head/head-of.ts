import { bestRoute } from '@pinpu/shared/domain';
import type { AskedPage, HeadOf } from './asked-page.ts';
import { listHead } from './list-head.ts';
import type { PageHead } from './page-head.ts';
import { homeHead, nowhereHead, otherHead, privateHead } from './plain-heads.ts';
import { productHead } from './product-head.ts';

const cartHead = privateHead('購物車');

/** Which page says what of itself; the old names of spec §2 lead to a list and to the cart. */
const HEADS: readonly { path: string; head: HeadOf }[] = [
  { path: '/', head: homeHead },
  { path: '/search', head: homeHead },
  { path: '/store', head: listHead },
  { path: '/products/:CATE?', head: listHead },
  { path: '/products/bundle/:CATE', head: listHead },
  { path: '/ProductList', head: listHead },
  { path: '/pl/:CATE?', head: listHead },
  { path: '/pb/:CATE?', head: listHead },
  { path: '/product/:ID?', head: productHead },
  { path: '/p/:ID?', head: productHead },
  { path: '/cart/:ACT?/:UUID?', head: cartHead },
  { path: '/c/:ACT?', head: cartHead },
  { path: '/ProductPage', head: cartHead },
  { path: '/vip/:ACT?', head: privateHead('會員中心') },
  { path: '/el/:VIEW?', head: privateHead('管理登入') },
  { path: '/ui-kit', head: privateHead('介面元件') },
];

/** The head of a page; `served` tells whether some part has a page at this address. */
export async function headOf(asked: Omit<AskedPage, 'params'>, served: boolean): Promise<PageHead> {
  const found = bestRoute(HEADS, asked.pathname);
  const head = found?.route.head ?? (served ? otherHead : nowhereHead);
  return head({ ...asked, params: found?.params ?? {} });
}
