import type { Product, ProductItem } from '@pinpu/shared/contracts';
import { itemOf } from '@pinpu/shared/testing';

export { configOf, itemOf, productOf, slideOf } from '@pinpu/shared/testing/fixtures';

/** One page of a list in the form of the server's answer. */
export const pagerOfItems = (items: ProductItem[], total = items.length, page = 1) => ({
  success: true,
  pager: { items, total, page, size: 100 },
});

export const bodyOfProduct = (body: Product) => ({ success: true, body });

/** `count` products, named P1, P2, …, from number `first` on. */
export const itemsFrom = (first: number, count: number): ProductItem[] =>
  Array.from({ length: count }, (_, at) => itemOf(`P${first + at}`));

/** The requests for lists, without those that the tiles' hearts make. */
export const listRequests = (requests: Request[]) =>
  requests.filter(({ url }) => new URL(url).pathname.startsWith('/api/products'));
