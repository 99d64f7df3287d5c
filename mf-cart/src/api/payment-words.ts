import { answerOf } from '@pinpu/shared/api/client';
import { paymentWordsSchema } from '@pinpu/shared/contracts';

/** The texts about payments in a language (spec §7). @throws ApiFailure with the status */
export function fetchPaymentWords(language: string, timestamp: number) {
  const path = `/static/lang/${encodeURIComponent(language)}/payment.json?timestamp=${timestamp}`;
  return answerOf(fetch(new URL(path, window.location.origin)), paymentWordsSchema);
}
