import {
  bodyOf,
  makerAnswerSchema,
  productSchema,
  type RejectionCode,
} from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { isLiked } from '../like/service.ts';
import { openMediaSizes } from '../media/media-sizes.ts';
import { openPictures } from '../picture/service.ts';
import { restockOf } from '../restock/service.ts';
import { listDueProducts } from './list-due-products.ts';
import { listQuery } from './list-query.ts';
import { listRoutes } from './list-routes.ts';
import { updatePreorders } from './preorder-repository.ts';
import { refreshStatistics } from './repository.ts';
import { makerPage, productDetails } from './service.ts';
import { refreshListedSets } from './set-repository.ts';

const HOUR_MS = 3_600_000;
/** How late a page may follow the dates of a product; carts and orders follow them at once. */
const DATES_MS = 10_000;
/** How long a list may say that a set is in stock after a part of it was sold out, or the reverse. */
const SETS_MS = 10_000;

const details = {
  params: object({ id: string() }),
  // Accepts any value, so that a browser with a broken session still gets the product.
  querystring: object({ s: optional(unknown()) }),
  response: { 200: bodyOf(productSchema) },
  tags: ['catalog'],
};

const maker = {
  params: object({ id: string() }),
  querystring: object({ s: optional(unknown()), p: optional(string()) }),
  response: { 200: makerAnswerSchema },
  tags: ['catalog'],
};

/** A maker and its goods; `p` is their page, from 1. */
function makerRoute(app: App, { db }: Pick<Deps, 'db'>) {
  app.get('/api/maker/:id', { schema: maker }, async ({ params, query, member }) => {
    const { page } = listQuery({ p: query.p });
    const found = await makerPage(db, params.id, page, member);
    if (!found)
      throw new Rejection(
        404,
        'MAKER_NOT_FOUND' satisfies RejectionCode,
        '找不到這位生產者，可能已經不再供貨。',
      );
    return success(found);
  });
}

/** Routes of the catalog: lists, facets, suggestions and products (spec §7), and makers. */
export const catalogModule: ServerModule = async (app, deps) => {
  const { db, clock, every } = deps;
  const sizeOf = openMediaSizes((await openPictures(deps.config)).storage);
  every('tend products', HOUR_MS, () => refreshStatistics(db));
  every('apply the dates of products', DATES_MS, () => listDueProducts(db, clock()));
  every('list sets by their parts', SETS_MS, () => refreshListedSets(db));
  every('open and close pre-orders', DATES_MS, () => updatePreorders(db, clock()));
  listRoutes(app, deps);

  makerRoute(app, { db });

  app.get('/api/product/:id', { schema: details }, async ({ params, query, member }) => {
    const product = await productDetails(db, params.id, {
      ...{ reader: member, sizeOf, now: clock() },
    });
    if (!product)
      throw new Rejection(
        404,
        'PRODUCT_NOT_FOUND' satisfies RejectionCode,
        '查無此商品，可能已經下架。',
      );
    const reader = { member, s: typeof query.s === 'string' ? query.s : '' };
    const liked = await isLiked(db, reader, product.prd_id);
    const withRestock = async <One extends { tot_qty: number }>(one: One, id: string) => {
      const restock = one.tot_qty > 0 ? undefined : await restockOf(db, reader, id, clock());
      return { ...one, ...(restock && { restock }) };
    };
    const variants = product.variants?.map((one) => withRestock(one, one.var_id));
    return success({
      ...(await withRestock(product, product.prd_id)),
      ...(variants && { variants: await Promise.all(variants) }),
      liked,
    });
  });
};
