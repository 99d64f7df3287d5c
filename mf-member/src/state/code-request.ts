import { OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import { persistedAtom } from '@pinpu/shared/state';

/** Milliseconds until a code may be asked for again: the time a mail takes to arrive. */
export const RESEND_PAUSE = 60_000;

interface CodeRequest {
  email: string;
  /** Milliseconds since the epoch; 0 when the shopper went back to correct the e-mail. */
  asked_at: number;
}

/**
 * The code last asked for. It is kept, because phones drop a page while its shopper reads the mail with the code.
 */
export const codeRequestAtom = persistedAtom<CodeRequest | null>('codeRequest', null);

/** Whether the code can still be turned in. */
export const isAwaited = (request: CodeRequest, now: number) =>
  now - request.asked_at <= OTP_LIFETIME_MS;
