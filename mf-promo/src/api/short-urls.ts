import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { shortUrlBundleAnswerSchema } from '@pinpu/shared/contracts';

/** A promoter's short link for several products together (spec §7); '' if the answer has none. */
export async function createBundleUrl(prd_ids: string[], cus_id: string) {
  const json = { prd_ids, user_id: cus_id, cus_id };
  const call = storefront.post('shorturl/bundle', { json, ...asMember });
  return (await answerOf(call, shortUrlBundleAnswerSchema)).body?.short_url ?? '';
}
