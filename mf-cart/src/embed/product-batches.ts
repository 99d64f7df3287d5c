import { type EmbedProduct, productId } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { ShopCalls } from './shop-calls.ts';

/** The server reads no more ids of one call. */
const IDS_PER_CALL = 40;

type Answers = (id: string) => Promise<EmbedProduct[]>;

/**
 * Fetches products by id, undefined for one that is not sold. All products that are requested in one turn with the same
 * promoter's code share a call.
 */
export function productBatches(fetchProducts: ShopCalls['products']) {
  const batches = new Map<string, { ids: Set<string>; answers: Promise<Answers> }>();

  /** Waits until the turn ends, then sends a call for each chunk of the ids. */
  async function send(ids: ReadonlySet<string>, promo_code: string): Promise<Answers> {
    await new Promise((resolve) => setTimeout(resolve));
    batches.delete(promo_code);
    const all = [...ids];
    const calls = new Map<string, Promise<EmbedProduct[]>>();
    for (let at = 0; at < all.length; at += IDS_PER_CALL) {
      const chunk = all.slice(at, at + IDS_PER_CALL);
      const call = fetchProducts(chunk, promo_code);
      for (const id of chunk) calls.set(id, call);
    }
    return async (id) => (await calls.get(id)) ?? [];
  }

  function batchOf(promo_code: string) {
    const known = batches.get(promo_code);
    if (known) return known;
    const ids = new Set<string>();
    const batch = { ids, answers: send(ids, promo_code) };
    batches.set(promo_code, batch);
    return batch;
  }

  return async (id: string, promo_code: string): Promise<EmbedProduct | undefined> => {
    if (!safeParse(productId, id).success) return undefined;
    const { ids, answers } = batchOf(promo_code);
    ids.add(id);
    const products = await (await answers)(id);
    return products.find(({ prd_id }) => prd_id === id);
  };
}
