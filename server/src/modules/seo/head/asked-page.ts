import type { Composition, PageDescription } from '@pinpu/shared/contracts';
import type { RouteParams } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { PageHead } from './page-head.ts';
import type { ShopFacts } from './shop-facts.ts';

/** The page somebody asked for, and what its head may be made of. */
export interface AskedPage {
  pathname: string;
  params: RouteParams;
  search: URLSearchParams;
  /** 1 on the promotional storefront. */
  priceLevel: number;
  composition: Composition;
  db: Database;
  facts: ShopFacts;
  /** Makes a path of this shop absolute; addresses that are absolute stay. */
  absolute: (path: string) => string;
  /** What a public call below `/api/` answers, as nobody in particular. */
  callApi: (call: string) => Promise<{ status: number; body: unknown }>;
}

/** What a page says of itself in its remote's manifest, by its kind. */
export type Described<Kind extends PageDescription['kind']> = Extract<
  PageDescription,
  { kind: Kind }
>;

export type HeadOf<Kind extends PageDescription['kind']> = (
  asked: AskedPage,
  describe: Described<Kind>,
) => PageHead | Promise<PageHead>;
