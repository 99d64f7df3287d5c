/** Path of a product's page; the promotional storefront has its own (spec §2). */
export const productPath = (prd_id: string, promo: boolean) =>
  `${promo ? '/p' : '/product'}/${encodeURIComponent(prd_id)}`;

/** Path of a list: a category's name, a keyword, or '' for everything. */
export function listPath(cate: string, promo: boolean) {
  const base = promo ? '/pl' : '/products';
  return cate === '' ? base : `${base}/${encodeURIComponent(cate)}`;
}
