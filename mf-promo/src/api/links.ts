import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  type MyLinkChange,
  type MyLinkCreate,
  myLinkAnswerSchema,
  myLinksAnswerSchema,
  promoClicksAnswerSchema,
} from '@pinpu/shared/contracts';

const BASE = 'vip/promo-links';

/** One page of the promoter's links, newest first; `after` is the cursor from the previous page, '' for the first. */
export async function fetchPromoLinks(after: string) {
  const searchParams = after === '' ? {} : { after };
  const call = storefront.get(BASE, { searchParams, ...asMember });
  return (await answerOf(call, myLinksAnswerSchema)).body;
}

export async function createPromoLink(json: MyLinkCreate) {
  const call = storefront.post(BASE, { json, ...asMember });
  return (await answerOf(call, myLinkAnswerSchema)).body;
}

export async function changePromoLink(code: string, json: MyLinkChange) {
  const call = storefront.patch(`${BASE}/${code}`, { json, ...asMember });
  return (await answerOf(call, myLinkAnswerSchema)).body;
}

/** A link's clicks by source and by day. */
export async function fetchPromoClicks(code: string) {
  const call = storefront.get(`${BASE}/${code}/clicks`, asMember);
  return (await answerOf(call, promoClicksAnswerSchema)).body;
}
