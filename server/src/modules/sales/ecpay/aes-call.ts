import * as z from 'zod/mini';
import { type AesKeys, decrypted, encrypted } from './cipher.ts';

/** An account of one of ECPay's services. */
export interface AesAccount extends AesKeys {
  merchantId: string;
  /** The origin of stage or production, or of a fake. */
  baseUrl: string;
}

/** The longest wait for an answer where a call says nothing else, in ms. */
const LIMIT_MS = 20_000;

const outerSchema = z.object({
  TransCode: z.number(),
  TransMsg: z._default(z.string(), ''),
  Data: z._default(z.string(), ''),
});

const TRANSPORTED = 1;

interface AesCall {
  path: string;
  /** The version of the service's documents; some services have none. */
  revision?: string;
  data: Readonly<Record<string, unknown>>;
  now: Date;
  limitMs?: number;
}

/** ECPay's answer: the decrypted content, or the fault of a call that it could not read. */
type AesAnswer = { content: unknown } | { TransCode: number; TransMsg: string };

/**
 * Calls one of ECPay's services that exchange encrypted JSON (docs/taiwan). @throws Error where no readable answer
 * arrives in time; then it is unknown what ECPay did.
 */
export async function callAes(
  account: AesAccount,
  { path, revision, data, now, limitMs = LIMIT_MS }: AesCall,
): Promise<AesAnswer> {
  const Timestamp = Math.floor(now.getTime() / 1000);
  const response = await fetch(`${account.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      MerchantID: account.merchantId,
      RqHeader: { Timestamp, ...(revision && { Revision: revision }) },
      Data: encrypted(data, account),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const { TransCode, TransMsg, Data } = z.parse(outerSchema, await response.json());
  return TransCode === TRANSPORTED
    ? { content: decrypted(Data, account) }
    : { TransCode, TransMsg };
}
