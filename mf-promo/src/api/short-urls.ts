import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { shortUrlAnswerSchema, shortUrlBundleAnswerSchema } from '@pinpu/shared/contracts';

/** A promoter's short link for a product (spec §7). */
export async function createShortUrl(prd_id: string, cus_id: string) {
  const json = { target_url: `/p/${prd_id}`, service_type: 'product', cus_id };
  return (
    await answerOf(storefront.post('shorturl/create', { json, ...asMember }), shortUrlAnswerSchema)
  ).body.short_url;
}

/** A promoter's short link for several products at once (spec §7); '' where the answer brings none. */
export async function createBundleUrl(prd_ids: string[], cus_id: string) {
  const json = { prd_ids, user_id: cus_id, cus_id };
  const call = storefront.post('shorturl/bundle', { json, ...asMember });
  return (await answerOf(call, shortUrlBundleAnswerSchema)).body?.short_url ?? '';
}
