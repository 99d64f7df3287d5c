import type { Composition, PageDescription } from '@pinpu/shared/contracts';
import { documentTitle, type RouteParams } from '@pinpu/shared/domain';
import type { Storefront } from '../../../../platform/storefront.ts';
import type { PublicApi } from '../public-api.ts';
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

type Described<Kind extends PageDescription['kind']> = Extract<PageDescription, { kind: Kind }>;

export type HeadOf<Kind extends PageDescription['kind']> = (
  request: PageRequest,
  describe: Described<Kind>,
) => PageHead | Promise<PageHead>;

interface PictureSize {
  url: string;
  width: number;
  height: number;
}

/** As search engines get it, and as the previews of shared links do. */
export interface SharedPicture extends PictureSize {
  alt: string;
  preview: PictureSize;
}

/** A page's metadata for clients without scripts: search engines and link previews. */
export interface PageHead {
  /** 404 for what is not for sale, 503 for a rejected remote; the app is served in any case. */
  status: 200 | 404 | 503;
  title: string;
  description: string;
  /** Path of the canonical address; missing for a page that must not be indexed. */
  canonical?: string;
  /** False adds `noindex`; search engines may still follow the links. */
  indexed: boolean;
  share?: {
    type: 'website' | 'product';
    title: string;
    path: string;
    picture?: SharedPicture | undefined;
    /** Price in TWD. */
    amount?: number;
  };
  data: readonly object[];
}

/** The head of a page that must not be indexed; titled like the shop where `title` is ''. */
export const unlistedHead = (
  facts: ShopFacts,
  title: string,
  status: PageHead['status'],
): PageHead => ({
  status,
  title: documentTitle(title, facts.name),
  description: facts.description,
  indexed: false,
  data: [],
});
