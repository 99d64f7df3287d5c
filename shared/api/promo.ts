import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { shortUrlAnswerSchema } from '@pinpu/shared/contracts';
import { promoProductPath } from '@pinpu/shared/domain';

/** A promoter's short link for a product (spec §7). */
export async function createShortUrl(prd_id: string, cus_id: string): Promise<string> {
  const json = { target_url: promoProductPath(prd_id), service_type: 'product', cus_id };
  const call = storefront.post('shorturl/create', { json, ...asMember });
  return (await answerOf(call, shortUrlAnswerSchema)).body.short_url;
}
