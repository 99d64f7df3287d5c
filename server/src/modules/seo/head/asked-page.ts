import type { RouteParams } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { PageHead } from './page-head.ts';
import type { ShopFacts } from './shop-facts.ts';

/** The page somebody asked for, and what its head may be made of. */
export interface AskedPage {
  pathname: string;
  params: RouteParams;
  search: URLSearchParams;
  db: Database;
  facts: ShopFacts;
  /** Makes a path of this shop absolute; addresses that are absolute stay. */
  absolute: (path: string) => string;
}

export type HeadOf = (asked: AskedPage) => PageHead | Promise<PageHead>;
