import { failureText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { useAtom, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { proveEmail, requestEmailCode } from '../../../api/email-proof.ts';
import { emailCodeAtom, requestedAt } from '../../../state/email-code.ts';

/** Mails a code to an e-mail: at once, unless a valid one was mailed before; again only after a pause. */
export function useCodeRequest(email: string) {
  const [last, setLast] = useAtom(emailCodeAtom);
  const sent_at = requestedAt(last, email, Date.now());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestEmailCode(email),
    onSuccess: () => setLast({ email, asked_at: Date.now() }),
    meta: { quiet: true },
  });
  const isSent = sent_at > 0;
  // Only on mount: a code that expires meanwhile is requested again by the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isSent) mutate();
  }, []);
  return {
    sent_at,
    busy: isPending,
    send: () => mutate(),
    rejection: failureText(error, '驗證碼未能寄出，請稍後再試。'),
  };
}

/** Submits a code. `rejection` is the reason why it was not accepted, until `forget` is called. */
export function useProof(email: string, proven: () => void) {
  const setLast = useSetAtom(emailCodeAtom);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (code: string) => proveEmail(email, code),
    onSuccess: () => {
      setLast(null);
      proven();
    },
    meta: { quiet: true },
  });
  return {
    prove: mutate,
    busy: isPending,
    rejection: failureText(error, '目前無法確認驗證碼，請稍後再試。'),
    forget: reset,
  };
}
