import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { creditAnswerSchema } from '@pinpu/shared/contracts';

/** The member's store credit with a page of its entries; `before` is `next` of the page before, '' for the first. */
export async function fetchCredit(before: string) {
  const searchParams = before === '' ? {} : { before };
  const request = storefront.get('vip/credit', { ...asMember, searchParams });
  return (await answerOf(request, creditAnswerSchema)).body;
}
