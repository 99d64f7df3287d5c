import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import type { App, Deps } from '../../../../platform/module.ts';
import type { EditableSlide } from '../../../base/settings/setting-rules.ts';
import { pageAt } from '../../../delivery/composition/pages.ts';
import { shopOf } from '../../../delivery/composition/service.ts';
import { findProductsById } from '../../../goods/catalog/repository.ts';

/** Addresses of the shop that the server answers itself: short links and downloads. */
const OTHER_PAGES = /^\/(?:s|files)\//;

/** Messages for a link to an address that is no page of the shop, and to a product that is not for sale. */
const nowhere = '本店沒有這個網址，請確認後再填一次';
const noProduct = '沒有這件商品，或商品沒有上架';

/** Where nothing is composed, every own address is accepted. */
export function slideLinkCheck(app: App, { config, clock, db }: Deps) {
  const faultOf = async (url: string): Promise<string> => {
    const shop = await shopOf(config, clock, app.log);
    if (shop === undefined || OTHER_PAGES.test(url)) return '';
    const { pathname } = new URL(url, 'https://shop.invalid');
    const page = pageAt((await shop.composeFor()).composition, pathname);
    if (page === undefined || page.route.frame === 'work') return nowhere;
    const { describe } = page.route;
    if (describe?.kind !== 'product') return '';
    const found = await findProductsById(db, [page.params[describe.id] ?? '']);
    return found.length > 0 ? '' : noProduct;
  };

  return async (slides: readonly EditableSlide[]): Promise<SettingFault[]> => {
    const faults: SettingFault[] = [];
    for (const [at, { url, enable }] of slides.entries()) {
      const message = enable && url.startsWith('/') ? await faultOf(url) : '';
      if (message !== '') faults.push({ at: `slideshows[${at}].url`, message: `${message}。` });
    }
    return faults;
  };
}
