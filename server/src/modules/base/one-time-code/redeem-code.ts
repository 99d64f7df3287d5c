import { normaliseEmail } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { askerOf, type Client } from './asker.ts';
import { CODE_ATTEMPTS, CODE_MINUTES, codeHash } from './codes.ts';
import { guessLimits } from './guess-limits.ts';
import {
  type CodeOwner,
  type CodeRow,
  findCodesOf,
  incrementTries,
  lockCodes,
  markCodeUsed,
} from './repository.ts';

/** All except `wrong` are shown only to the requesting browser or the holder of the link. */
type CodeFault = 'wrong' | 'expired' | 'used' | 'spent';

const isExpired = ({ expires_at }: CodeRow, now: Date) => expires_at <= now;

export const linkCodeFault = (code: CodeRow, now: Date): CodeFault | undefined => {
  if (code.used_at) return 'used';
  return isExpired(code, now) ? 'expired' : undefined;
};

/**
 * Why typed digits are not accepted, judged by this browser's own codes, newest first. A browser that requested none
 * only gets `wrong`: it learns neither whether the e-mail has an account, nor whether somebody has requested a code for
 * it.
 */
function typedCodeFault(
  own: readonly CodeRow[],
  isTyped: (code: CodeRow) => boolean,
  now: Date,
): CodeFault {
  const typed = own.find(isTyped);
  const code = typed ?? own[0];
  if (!code) return 'wrong';
  if (code.used_at) return typed ? 'used' : 'wrong';
  if (isExpired(code, now)) return 'expired';
  return code.attempts >= CODE_ATTEMPTS ? 'spent' : 'wrong';
}

const SENTENCES: Record<CodeFault, [code: string, sentence: string]> = {
  wrong: ['OTP_INVALID', '驗證碼不正確，請再確認一次信中的 6 位數字。'],
  expired: ['OTP_EXPIRED', `驗證碼已超過 ${CODE_MINUTES} 分鐘，請再次取得驗證碼。`],
  used: ['OTP_USED', '這組驗證碼已使用過，或已由新的一組取代，請輸入最新一封信中的驗證碼。'],
  spent: ['OTP_SPENT', `驗證碼已輸入錯誤 ${CODE_ATTEMPTS} 次而失效，請再次取得驗證碼。`],
};

export function codeRejection(fault: CodeFault): Rejection {
  const [code, sentence] = SENTENCES[fault];
  return new Rejection(400, code, sentence);
}

interface CodeInput {
  purpose: CodeOwner['purpose'];
  email: string;
  otp: string;
  client: Client;
  secret: string;
}

/** Why a typed code is not accepted: a fault of the code; too many guesses, until when; or typed codes are off. */
export type CodeFailure = CodeFault | { until: Date } | 'use the link';

export async function redeemTypedCode<T>(
  db: Database,
  { purpose, email: typedEmail, otp, client, secret }: CodeInput,
  accept: (tx: Database, email: string) => Promise<T>,
  now: Date,
): Promise<T | CodeFailure> {
  const email = normaliseEmail(typedEmail);
  const asker = askerOf(client, email, secret);
  const limits = guessLimits(email, client, asker);
  const until = await limits.start(db, now);
  if (until) return { until };
  return db.transaction(async (tx) => {
    await lockCodes(tx, email);
    if (await limits.areOff(tx, now)) return 'use the link';
    const codes = await incrementTries(tx, { email, purpose }, asker.hashes, now);
    if (codes.length > 0) await limits.count(tx, codes.length, now);
    const hash = codeHash(otp, email);
    const isTyped = ({ code_hash }: CodeRow) => isSameSecret(code_hash, hash);
    const code = codes.find(isTyped);
    if (!code || !(await markCodeUsed(tx, code.id, now)))
      return typedCodeFault(await findCodesOf(tx, { email, purpose }, asker.hashes), isTyped, now);
    await limits.clear(tx);
    return accept(tx, email);
  });
}
