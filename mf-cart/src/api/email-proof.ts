import { answerOf, storefront } from '@pinpu/shared/api/client';
import { doneSchema } from '@pinpu/shared/contracts';

/** Mails a code with which the shopper proves the e-mail of an order that is paid on receipt. */
export async function requestEmailCode(email: string) {
  await answerOf(storefront.post('cart/email/code', { json: { email } }), doneSchema);
}

/** Submits the code; afterwards the e-mail counts as proved in this browser. */
export async function proveEmail(email: string, otp: string) {
  await answerOf(storefront.post('cart/email/proof', { json: { email, otp } }), doneSchema);
}
