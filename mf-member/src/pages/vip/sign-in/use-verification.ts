import { refusalText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { verifyCode } from '../../../api/member.ts';
import { reportUnlessRejection } from '../rejection.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** Submits a code. `rejection` is the server's message about it, until `forget` is called. */
export function useVerification(email: string) {
  const arrive = useCompleteSignIn();
  const verification = useMutation({
    mutationFn: (code: string) => verifyCode(email, code),
    onSuccess: arrive,
    onError: reportUnlessRejection,
    meta: { quiet: true },
  });
  return {
    verify: verification.mutate,
    busy: verification.isPending,
    rejection: refusalText(verification.error),
    forget: verification.reset,
  };
}
