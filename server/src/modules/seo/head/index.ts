import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { headOf } from './head-of.ts';
import { inTime } from './in-time.ts';
import type { PageHead } from './page-head.ts';
import { renderHead, renderTitle } from './render-head.ts';
import { openShopFacts } from './shop-facts.ts';

/** A page's head as it goes into the template. */
export interface RenderedHead {
  status: PageHead['status'];
  /** Instead of the template's own title and description. */
  title: string;
  rest: string;
}

/** Makes the heads of pages; undefined where the database fails or is slow: the page then keeps the template's own. */
export function openHeads({ db, clock, config }: Deps, log: FastifyBaseLogger) {
  const limit = config.pageHeadLimitMs;
  const facts = openShopFacts(db, clock, limit);
  const absolute = (path: string) => (path.startsWith('/') ? config.publicUrl + path : path);

  const render = async (url: string, served: boolean): Promise<RenderedHead> => {
    const [pathname = '/', query = ''] = url.split('?', 2);
    const known = await facts();
    const search = new URLSearchParams(query);
    const head = await headOf({ pathname, search, db, facts: known, absolute }, served);
    return {
      status: head.status,
      title: renderTitle(head).markup,
      rest: renderHead(head, known.name.text, absolute).markup,
    };
  };
  return async (url: string, served: boolean) => {
    try {
      return await inTime(limit, render(url, served));
    } catch (error) {
      log.warn({ err: error }, 'page served without its head');
      return undefined;
    }
  };
}
