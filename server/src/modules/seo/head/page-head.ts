import { documentTitle } from '@pinpu/shared/domain';
import type { ShopFacts } from './shop-facts.ts';

/** A picture as previews show it. */
export interface SharedPicture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What a page says of itself to who reads no script: search engines and previews of links (ADR 0014). */
export interface PageHead {
  /**
   * 404 for a product that is not, or no longer, there, 503 for a page whose remote the version gate refuses; the
   * app is served all the same and says so.
   */
  status: 200 | 404 | 503;
  /** Whole, as the browser's tab shows it. */
  title: string;
  description: string;
  /** Path of the one address under which search engines know this page; missing where they shan't. */
  canonical?: string;
  /** False adds `noindex`; links are followed all the same. */
  indexed: boolean;
  share?: {
    type: 'website' | 'product';
    title: string;
    /** Path that a shared preview leads to. */
    path: string;
    picture?: SharedPicture | undefined;
    /** Price in TWD. */
    amount?: number;
  };
  /** Things of schema.org. */
  data: readonly object[];
}

/** The head of a page that search engines shan't list; it is named as the shop where `title` is ''. */
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
