import type { Category, Maker, PublicConfig } from '@pinpu/shared/contracts';
import type { ProductOption } from '@pinpu/shared/domain';

/** A variant on sale. */
export interface SharedVariant {
  var_id: string;
  option_values: string[];
  price: number;
  price1: number;
  /** The ordinary price where `price` is a special one; 0 where it is not. */
  price_regular: number;
  tot_qty: number;
  /** The day on which a pre-order leaves, YYYY-MM-DD; '' for others. */
  preorder: string;
  /** '' for the product's. */
  picture: string;
  /** '' for none. */
  barcode: string;
}

export interface SharedProduct {
  prd_id: string;
  prd_name: string;
  prd_man_pic: string;
  prd_text_desc: string;
  cate_id: string;
  price: number;
  price1: number;
  /** As of a variant. */
  price_regular: number;
  /** When the special prices end; null for never. */
  special_until: Date | null;
  /** In stock and not reserved. */
  tot_qty: number;
  preorder: string;
  maker_id: string | null;
  maker_name: string | null;
  options: ProductOption[];
  /** None for a product without options. */
  variants: SharedVariant[];
}

export interface SharedBundle {
  name: string;
  prd_ids: string[];
  cover_prd_id: string;
}

/** What the delivery of pages asks of the shop, of which it knows nothing else; filled in app/storefront.ts. */
export interface Storefront {
  /** Origins to which pages submit forms, besides the shop's own: payment page and store map (ADR 0110, 0118). */
  formOrigins: readonly string[];
  guestConfig: () => Promise<PublicConfig>;
  /** All categories, parents first, siblings in the shop's order. */
  findCategories: () => Promise<Category[]>;
  /** The shop's own group-buy code; '' where it has none. */
  findShopPromoCode: () => Promise<string>;
  /** Whether a promo code gives group prices now. */
  hasGroupPrices: (promo_code: string, now: Date) => Promise<boolean>;
  /** Null for an unknown or hidden one. */
  findMaker: (maker_id: string) => Promise<Omit<Maker, 'goods'> | null>;
  /** Codes of the makers that are shown, in the shop's order. */
  findMakerIds: () => Promise<string[]>;
  /** By its code or a variant's; null for a product that is not on offer. */
  findProduct: (id: string) => Promise<SharedProduct | null>;
  /** A bundle by its short code; null where there is none. */
  findBundle: (code: string) => Promise<SharedBundle | null>;
  /** The number of products on offer, and when the newest was listed. */
  findCatalogExtent: () => Promise<{ total: number; last: Date | null }>;
  /** One page of the catalog by id, from 1. */
  findCatalogIds: (page: number, size: number) => Promise<{ prd_id: string; u_date: Date }[]>;
  /** The picture that a product's page opens with, for the variant that its address names; '' for none. */
  findMainPicture: (id: string, var_id: string) => Promise<string>;
  /** Pictures of the first products in the list of a category; none for a keyword, whose search is slow. */
  findFirstPictures: (cate: string, count: number) => Promise<string[]>;
}
