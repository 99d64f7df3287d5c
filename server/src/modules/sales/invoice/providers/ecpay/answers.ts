import type { Refused } from '../../port.ts';
import type { Answer } from './client.ts';

/** A call of ECPay's e-invoice service, without the account. */
export type Call = (path: string, data: Readonly<Record<string, unknown>>) => Promise<Answer>;

export const DONE = 1;

export const refusal = ({ RtnCode, RtnMsg }: Answer): Refused => ({
  refused: String(RtnCode),
  message: `綠界：${RtnMsg || '沒有說明'}（${RtnCode}）`,
});

/** ECPay writes moments as `2026-11-30 10:00:00`, in one place with a `+`. */
export const dayOf = (moment: unknown) => String(moment).slice(0, 10);

/** Reasons have at most 20 characters. */
export const reasonOf = (reason: string) => [...reason].slice(0, 20).join('');
