import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { doneSchema, memberSessionsAnswerSchema } from '@pinpu/shared/contracts';
import { looseObject, object, string } from '@pinpu/shared/contracts/schema';

const copySchema = object({ body: looseObject({ exported_at: string() }) });

export async function fetchOwnData() {
  return (await answerOf(storefront.get('vip/data', asMember), copySchema)).body;
}

/** Mails the code that confirms deleting the account; rejected while there is an open order. */
export async function requestErasureCode() {
  await answerOf(storefront.post('vip/erase/code', { json: {}, ...asMember }), doneSchema);
}

export async function eraseAccount(otp: string) {
  await answerOf(storefront.post('vip/erase', { json: { otp }, ...asMember }), doneSchema);
}

export async function fetchSessions() {
  const request = storefront.get('vip/sessions', asMember);
  return (await answerOf(request, memberSessionsAnswerSchema)).body.sessions;
}

/** Signs out another browser, or all others if `id` is ''. */
export async function endSession(id: string) {
  const path = id === '' ? 'vip/sessions' : `vip/sessions/${encodeURIComponent(id)}`;
  await answerOf(storefront.delete(path, asMember), doneSchema);
}
