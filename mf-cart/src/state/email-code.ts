import { OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import { persistedAtom } from '@pinpu/shared/state';

interface EmailCode {
  email: string;
  /** Milliseconds since the epoch. */
  asked_at: number;
}

/**
 * The last code that was mailed to prove an e-mail. It is stored, because phones discard a page while the shopper reads
 * the mail.
 */
export const emailCodeAtom = persistedAtom<EmailCode | null>('emailCode', null);

/** When the last code for an e-mail was mailed (milliseconds since the epoch); 0 if none is valid. */
export const requestedAt = (code: EmailCode | null, email: string, now: number): number =>
  code !== null && code.email === email && now - code.asked_at <= OTP_LIFETIME_MS
    ? code.asked_at
    : 0;
