import { documentTitle } from '@pinpu/shared/domain';
import type { ShopFacts } from './shop-facts.ts';

export interface SharedPicture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A page's metadata for clients without scripts: search engines and link previews. */
export interface PageHead {
  /**
   * 404 for an unknown product or one no longer for sale, 503 for a page whose remote the version gate rejects. The app
   * is served in any case, and shows the error.
   */
  status: 200 | 404 | 503;
  /** The complete title, as the browser's tab shows it. */
  title: string;
  description: string;
  /** Path of the canonical address; missing for a page that must not be indexed. */
  canonical?: string;
  /** False adds `noindex`; search engines may still follow the links. */
  indexed: boolean;
  share?: {
    type: 'website' | 'product';
    title: string;
    /** The path that a shared preview links to. */
    path: string;
    picture?: SharedPicture | undefined;
    /** Price in TWD. */
    amount?: number;
  };
  /** JSON-LD objects of schema.org. */
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
