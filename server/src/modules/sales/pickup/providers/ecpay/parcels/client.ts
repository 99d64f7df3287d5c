import type { Clock } from '../../../../../../platform/clock.ts';
import type { ParcelRefused } from '../../../../parcel/port.ts';
import { ProviderUnreachable } from '../../../../payment/provider-unreachable.ts';
import {
  type Fields,
  type MerchantKeys,
  withCheckMacValue,
} from '../../../../payment/providers/ecpay/check-mac-value.ts';
import { answerFields } from '../../../../payment/providers/ecpay/query.ts';

export interface LogisticsAccount {
  merchantId: string;
  keys: MerchantKeys;
  /** The origin of stage or production, or of a fake. */
  baseUrl: string;
  clock: Clock;
}

/** The longest wait for an answer, in ms. */
const LIMIT_MS = 20_000;

const unknown = (path: string, cause: unknown) =>
  new ProviderUnreachable(`ECPay did not answer ${path}`, { cause });

/** The body of ECPay's answer to a signed form. @throws ProviderUnreachable where there is none */
export async function postSigned(
  path: string,
  fields: Fields,
  { merchantId, keys, baseUrl }: LogisticsAccount,
): Promise<string> {
  try {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      body: new URLSearchParams(withCheckMacValue({ MerchantID: merchantId, ...fields }, keys)),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return (await answer.text()).trim();
  } catch (cause) {
    throw unknown(path, cause);
  }
}

/** What a clerk should do about refusals whose sentence does not say it. */
const ADVICE: readonly (readonly [form: RegExp, advice: string])[] = [
  [/餘額|balance/i, '請到綠界後台儲值後，再試一次。'],
  [
    /10200074|加密金鑰|encryption key/i,
    '綠界帳號沒有這種物流的合約：請確認 ECPAY_LOGISTICS_SUBTYPES。',
  ],
  [/CheckMacValue/i, '請確認綠界物流的 HashKey 與 HashIV。'],
];

/** An unsigned answer, `0|message` or `10500040|message`, as a refusal: ECPay did nothing. */
export function refusalOf(body: string): ParcelRefused {
  const at = body.indexOf('|');
  const code = at < 0 ? '' : body.slice(0, at).trim();
  const text = body
    .slice(at + 1)
    .trim()
    .slice(0, 200);
  const advice = ADVICE.find(([form]) => form.test(body))?.[1] ?? '';
  const named = code === '' || code === '0' ? '' : `（${code}）`;
  return { refused: code || '0', message: `綠界：${text || '沒有說明'}${named}。${advice}` };
}

const SUCCESS = /^1\|/;

/** Whether a body is the form of an answer at all, and not a page of a proxy, say. */
const isRefusal = (body: string): boolean => /^(?:\d{1,12})?\|/.test(body);

/** The verified fields of a success, or a refusal. @throws ProviderUnreachable for anything else */
export async function callSigned(
  path: string,
  fields: Fields,
  account: LogisticsAccount,
): Promise<Fields | ParcelRefused> {
  const body = await postSigned(path, fields, account);
  if (SUCCESS.test(body)) {
    const answer = answerFields(body.slice(2), account.keys);
    if (answer) return answer;
    throw unknown(path, 'its success has no valid CheckMacValue');
  }
  if (isRefusal(body)) return refusalOf(body);
  throw unknown(path, 'its answer has no code');
}

/** Calls that are answered `1|OK`, without a signature; undefined where it was done. @throws ProviderUnreachable */
export async function callPlain(
  path: string,
  fields: Fields,
  account: LogisticsAccount,
): Promise<ParcelRefused | undefined> {
  const body = await postSigned(path, fields, account);
  if (SUCCESS.test(body)) return undefined;
  if (isRefusal(body)) return refusalOf(body);
  throw unknown(path, 'its answer has no code');
}

export const isRefused = (answer: object): answer is ParcelRefused => 'refused' in answer;
