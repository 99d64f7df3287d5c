import { OTP_LIFETIME_MS } from '@pinpu/shared/domain';
import { persistedAtom } from '@pinpu/shared/state';

interface CodeRequest {
  email: string;
  /** Milliseconds since the epoch; 0 after the shopper has gone back to correct the e-mail. */
  asked_at: number;
  /** The mail contains only a link, and no code to type. */
  link_only?: boolean | undefined;
}

/**
 * The last code request. It is stored, because phones discard a page while the shopper reads the mail with the code.
 */
export const codeRequestAtom = persistedAtom<CodeRequest | null>('codeRequest', null);

/** Whether the requested code is still valid. */
export const isAwaited = (request: CodeRequest, now: number) =>
  now - request.asked_at <= OTP_LIFETIME_MS;
