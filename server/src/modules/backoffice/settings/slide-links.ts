import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import type { App, Deps } from '../../../platform/module.ts';
import { findProductsById } from '../../catalog/repository.ts';
import { pageAt } from '../../composition/pages.ts';
import { shopOf } from '../../composition/service.ts';
import type { EditableSlide } from '../../settings/editable-settings.ts';

/** Addresses of the shop that no remote serves: short links, and files to be downloaded. */
const OTHER_PAGES = /^\/(?:s|files)\//;

/** Where a link leads that no page of the shop is at, or a product that is not for sale. */
const nowhere = '本店沒有這個網址，請確認後再填一次';
const noProduct = '沒有這件商品，或商品沒有上架';

/** Says which slides link to a page of the shop that there is not. Without a composition every own address counts. */
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
