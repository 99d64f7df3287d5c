import * as z from 'zod/mini';
import type { Clock } from '../../../../../platform/clock.ts';
import { type AesAccount, callAes } from '../../../ecpay/aes-call.ts';
import { ProviderUnreachable } from '../../../payment/provider-unreachable.ts';

export type InvoiceAccount = AesAccount;

/** The longest wait for an answer while a buyer types, in ms. */
const TYPING_LIMIT_MS = 5000;

const answerSchema = z.looseObject({
  RtnCode: z.union([z.number(), z.pipe(z.string(), z.transform(Number))]),
  RtnMsg: z._default(z.string(), ''),
});
export type Answer = z.infer<typeof answerSchema>;

const CHECKS = ['CheckBarcode', 'CheckLoveCode', 'GetCompanyNameByTaxID'];

/**
 * Calls ECPay's e-invoice service. A call that it could not read, such as one with wrong keys, has the answer's
 * `TransCode` as `RtnCode`, negative. @throws ProviderUnreachable where it is unknown what ECPay did.
 */
export async function callInvoiceApi(
  path: string,
  data: Readonly<Record<string, unknown>>,
  { account, clock }: { account: InvoiceAccount; clock: Clock },
): Promise<Answer> {
  try {
    const call = {
      ...{ path: `/B2CInvoice/${path}`, revision: '3.0.0', data, now: clock() },
      ...(CHECKS.includes(path) && { limitMs: TYPING_LIMIT_MS }),
    };
    const answer = await callAes(account, call);
    if ('TransCode' in answer) return { RtnCode: -answer.TransCode, RtnMsg: answer.TransMsg };
    return z.parse(answerSchema, answer.content);
  } catch (cause) {
    throw new ProviderUnreachable(`ECPay did not answer ${path}`, { cause });
  }
}
