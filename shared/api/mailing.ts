import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  doneSchema,
  type MailChoicesChange,
  mailChoicesAnswerSchema,
  newsSignUpAnswerSchema,
} from '@pinpu/shared/contracts';

/** The mails that the signed-in member has consented to. */
export async function fetchMailChoices() {
  return (await answerOf(storefront.get('vip/mailing', asMember), mailChoicesAnswerSchema)).body;
}

export async function changeMailChoices(json: MailChoicesChange) {
  await answerOf(storefront.put('vip/mailing', { json, ...asMember }), doneSchema);
}

/** Signs an e-mail up for newsletters; the answer says whether it still has to be confirmed. */
export async function signUpForNews(email: string) {
  const call = storefront.post('newsletter', { json: { email }, ...asMember });
  return (await answerOf(call, newsSignUpAnswerSchema)).body;
}
