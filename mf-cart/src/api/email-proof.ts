import { answerOf, storefront } from '@pinpu/shared/api/client';
import { doneSchema } from '@pinpu/shared/contracts';

/** Mails a code that proves the e-mail of an order paid on receipt. */
export async function requestEmailCode(email: string) {
  await answerOf(storefront.post('cart/email/code', { json: { email } }), doneSchema);
}

/** Turns the code in: from then on this browser has proved the e-mail. */
export async function proveEmail(email: string, otp: string) {
  await answerOf(storefront.post('cart/email/proof', { json: { email, otp } }), doneSchema);
}
