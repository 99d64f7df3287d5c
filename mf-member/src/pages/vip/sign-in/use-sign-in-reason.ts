import { sessionEndedAtom, useAtomValue } from '@pinpu/shared/state';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';

/** Why the shopper sees the sign-in unexpectedly; '' if they have opened it. */
export function useSignInReason(): string {
  const message = useAtomValue(signInMessageAtom);
  const ended = useAtomValue(sessionEndedAtom);
  if (message !== '') return message;
  return ended ? '您的登入已逾時，請重新登入；購物車內的商品仍為您保留。' : '';
}
