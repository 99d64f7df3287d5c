import { OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import { persistedAtom } from '@pinpu/shared/state';

interface CodeRequest {
  email: string;
  /** Milliseconds since the epoch; 0 when the shopper went back to correct the e-mail. */
  asked_at: number;
  /** The mail holds a link and no digits. */
  link_only?: boolean | undefined;
}

/**
 * The last code request. It is stored, because phones discard a page while its shopper reads the mail with the code.
 */
export const codeRequestAtom = persistedAtom<CodeRequest | null>('codeRequest', null);

/** Whether the code has not expired. */
export const isAwaited = (request: CodeRequest, now: number) =>
  now - request.asked_at <= OTP_LIFETIME_MS;
