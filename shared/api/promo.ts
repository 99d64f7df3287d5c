import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { shortUrlAnswerSchema } from '@pinpu/shared/contracts';

/** A promoter's short link for a product (spec §7). */
export async function createShortUrl(prd_id: string, cus_id: string) {
  const json = { target_url: `/p/${prd_id}`, service_type: 'product', cus_id };
  return (
    await answerOf(storefront.post('shorturl/create', { json, ...asMember }), shortUrlAnswerSchema)
  ).body.short_url;
}
