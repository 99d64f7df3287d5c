import type { Composition, PageDescription } from '@pinpu/shared/contracts';
import type { RouteParams } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { PageHead } from './page-head.ts';
import type { ShopFacts } from './shop-facts.ts';

/** A requested page and the inputs of its head. */
export interface AskedPage {
  pathname: string;
  params: RouteParams;
  search: URLSearchParams;
  /** 1 on the promotional storefront. */
  priceLevel: number;
  composition: Composition;
  db: Database;
  facts: ShopFacts;
  /** Makes a path of this shop absolute; absolute addresses are unchanged. */
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
