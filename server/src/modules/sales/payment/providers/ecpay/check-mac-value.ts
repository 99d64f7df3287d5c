import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../../../platform/same-secret.ts';

export type Fields = Readonly<Record<string, string>>;

export interface MerchantKeys {
  hashKey: string;
  hashIv: string;
  /** Payments are hashed by SHA-256, logistics by MD5. */
  hash?: 'sha256' | 'md5' | undefined;
}

const MAC = 'CheckMacValue';

/**
 * URL-encoded as .NET does it and then lowercased, as ECPay requires: spaces are `+`, `- _ . ! * ( )` are unchanged,
 * `~` and `'` are encoded (p=2902).
 */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll('~', '%7e')
    .replaceAll("'", '%27')
    .toLowerCase();

const byLowerName = ([a]: [string, string], [b]: [string, string]): number => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x === y) return 0;
  return x < y ? -1 : 1;
};

/** ECPay's check value over all fields except itself, including empty ones (docs/taiwan). */
export function checkMacValue(
  fields: Fields,
  { hashKey, hashIv, hash = 'sha256' }: MerchantKeys,
): string {
  const text = Object.entries(fields)
    .filter(([name]) => name !== MAC)
    .sort(byLowerName)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash(hash)
    .update(encoded(`HashKey=${hashKey}&${text}&HashIV=${hashIv}`))
    .digest('hex')
    .toUpperCase();
}

export function withCheckMacValue(fields: Fields, keys: MerchantKeys): Record<string, string> {
  return { ...fields, [MAC]: checkMacValue(fields, keys) };
}

/**
 * Whether the check value is valid, compared in constant time. Fields are joined unescaped before they are hashed, so
 * an `RtnMsg` of `x&SimulatePaid=1` would have the same value as two fields; names and values with such characters are
 * never valid.
 */
export function hasRightCheckMacValue(fields: Fields, keys: MerchantKeys): boolean {
  const isJoinable = ([name, value]: [string, string]) =>
    !/[&=]/.test(name) && !value.includes('&');
  if (!Object.entries(fields).every(isJoinable)) return false;
  return isSameSecret(fields[MAC] ?? '', checkMacValue(fields, keys));
}
