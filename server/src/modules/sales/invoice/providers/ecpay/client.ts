import * as z from 'zod/mini';
import type { Clock } from '../../../../../platform/clock.ts';
import { ProviderUnreachable } from '../../../payment/provider-unreachable.ts';
import { decrypted, encrypted, type InvoiceKeys } from './cipher.ts';

export interface InvoiceAccount extends InvoiceKeys {
  merchantId: string;
  /** The origin of stage or production, or of a fake. */
  baseUrl: string;
}

/** The longest wait for an answer, in ms: by default, and while a buyer types. */
const LIMIT_MS = 20_000;
const TYPING_LIMIT_MS = 5000;

const outerSchema = z.object({
  TransCode: z.number(),
  TransMsg: z._default(z.string(), ''),
  Data: z._default(z.string(), ''),
});

const innerSchema = z.looseObject({
  RtnCode: z.union([z.number(), z.pipe(z.string(), z.transform(Number))]),
  RtnMsg: z._default(z.string(), ''),
});
export type Answer = z.infer<typeof innerSchema>;

const TRANSPORTED = 1;

const CHECKS = ['CheckBarcode', 'CheckLoveCode', 'GetCompanyNameByTaxID'];

const limitOf = (path: string) => (CHECKS.includes(path) ? TYPING_LIMIT_MS : LIMIT_MS);

async function post(
  url: string,
  body: unknown,
  limit: number,
): Promise<z.infer<typeof outerSchema>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(limit),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return z.parse(outerSchema, await response.json());
}

/**
 * Calls ECPay's e-invoice service. A call that it could not read, such as one with wrong keys, has the answer's
 * `TransCode` as `RtnCode`, negative. @throws ProviderUnreachable where it is unknown what ECPay did.
 */
export async function callInvoiceApi(
  path: string,
  data: Readonly<Record<string, unknown>>,
  { account, clock }: { account: InvoiceAccount; clock: Clock },
): Promise<Answer> {
  const { merchantId, baseUrl } = account;
  const Timestamp = Math.floor(clock().getTime() / 1000);
  try {
    const body = {
      MerchantID: merchantId,
      RqHeader: { Timestamp, Revision: '3.0.0' },
      Data: encrypted(data, account),
    };
    const answer = await post(`${baseUrl}/B2CInvoice/${path}`, body, limitOf(path));
    const { TransCode, TransMsg, Data } = answer;
    if (TransCode !== TRANSPORTED) return { RtnCode: -TransCode, RtnMsg: TransMsg };
    return z.parse(innerSchema, decrypted(Data, account));
  } catch (cause) {
    throw new ProviderUnreachable(`ECPay did not answer ${path}`, { cause });
  }
}
