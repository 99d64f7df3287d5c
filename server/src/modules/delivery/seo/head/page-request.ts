import type { Composition, PageDescription } from '@pinpu/shared/contracts';
import type { RouteParams } from '@pinpu/shared/domain';
import type { Storefront } from '../../../../platform/storefront.ts';
import type { PublicApi } from '../public-api.ts';
import type { PageHead } from './page-head.ts';
import type { ShopFacts } from './shop-facts.ts';

export interface PageRequest {
  pathname: string;
  params: RouteParams;
  search: URLSearchParams;
  /** 1 on the promotional storefront. */
  priceLevel: number;
  composition: Composition;
  storefront: Storefront;
  now: Date;
  facts: ShopFacts;
  /** Makes a path of this shop absolute; absolute addresses are unchanged. */
  absolute: (path: string) => string;
  callApi: PublicApi;
}

export type Described<Kind extends PageDescription['kind']> = Extract<
  PageDescription,
  { kind: Kind }
>;

export type HeadOf<Kind extends PageDescription['kind']> = (
  request: PageRequest,
  describe: Described<Kind>,
) => PageHead | Promise<PageHead>;
