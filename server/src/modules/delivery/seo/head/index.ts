import { inTime } from '../../../../platform/in-time.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import type { ChosenComposition } from '../../composition/chosen-composition.ts';
import { isRejected, type ServedPage } from '../../composition/pages.ts';
import type { PublicApi } from '../public-api.ts';
import { headOf } from './head-of.ts';
import { type PageHead, unlistedHead } from './page-head.ts';
import { renderHead, renderTitle } from './render-head.ts';
import { openShopFacts } from './shop-facts.ts';

export interface PageBrand {
  name: string;
  logo: string;
  colour: string;
}

export interface RenderedHead {
  status: PageHead['status'];
  /** Replaces the template's own title and description. */
  title: string;
  rest: string;
  brand: PageBrand;
}

/** Undefined where the database fails or is slow; the page keeps the template's head. */
export function openHeads({ db, clock, config, storefront }: Deps, log: App['log']) {
  const limit = config.pageHeadLimitMs;
  const facts = openShopFacts({ db, clock, storefront }, limit);
  const absolute = (path: string) => (path.startsWith('/') ? config.publicUrl + path : path);

  const headAt = async (
    { composition }: Pick<ChosenComposition, 'composition'>,
    url: string,
    page: ServedPage | undefined,
    callApi: PublicApi,
  ) => {
    const [pathname = '/', query = ''] = url.split('?', 2);
    const known = await facts();
    if (page === undefined)
      return unlistedHead(known, '', isRejected(composition, pathname) ? 503 : 404);
    const search = new URLSearchParams(query);
    return headOf(
      { pathname, search, composition, storefront, now: clock(), facts: known, absolute, callApi },
      page,
    );
  };
  const render = async (...args: Parameters<typeof headAt>): Promise<RenderedHead> => {
    const head = await headAt(...args);
    const { name, brand } = await facts();
    return {
      status: head.status,
      title: renderTitle(head).markup,
      rest: renderHead(head, name.text, absolute).markup,
      brand: { name: name.text, ...brand },
    };
  };
  return async (...args: Parameters<typeof headAt>) => {
    try {
      return await inTime(limit, render(...args));
    } catch (error) {
      log.warn({ err: error }, 'page served without its head');
      return undefined;
    }
  };
}
