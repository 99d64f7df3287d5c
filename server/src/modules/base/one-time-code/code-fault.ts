import { Rejection } from '../../../platform/errors/rejection.ts';
import { CODE_ATTEMPTS, CODE_MINUTES } from './codes.ts';
import type { CodeRow } from './repository.ts';

/** All except `wrong` are shown only to the requesting browser or the holder of the link. */
export type CodeFault = 'wrong' | 'expired' | 'used' | 'spent';

const isExpired = ({ expires_at }: CodeRow, now: Date) => expires_at <= now;

/** Why a link's code is not accepted; undefined where it is valid. */
export const linkCodeFault = (code: CodeRow, now: Date): CodeFault | undefined => {
  if (code.used_at) return 'used';
  return isExpired(code, now) ? 'expired' : undefined;
};

/**
 * Why typed digits are not accepted, judged by this browser's own codes, newest first. A browser that requested none
 * only gets `wrong`: it learns neither whether the e-mail has an account, nor whether somebody has requested a code for
 * it.
 */
export function typedCodeFault(
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
