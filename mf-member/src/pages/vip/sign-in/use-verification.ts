import { useMutation } from '@pinpu/shared/query';
import { verifyCode } from '../../../api/member.ts';
import { refusalText, reportUnlessRefusal } from '../refusal.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** Normalises a code: no spaces, and the half-width form of what an input method wrote. */
const tidy = (code: string) => code.normalize('NFKC').replaceAll(/\s/g, '');

/** Submits a code; `refusal` is the server's message about it, until `forget`. */
export function useVerification(email: string) {
  const arrive = useCompleteSignIn();
  const verification = useMutation({
    mutationFn: (code: string) => verifyCode(email, tidy(code)),
    onSuccess: arrive,
    onError: reportUnlessRefusal,
    meta: { quiet: true },
  });
  return {
    verify: verification.mutate,
    busy: verification.isPending,
    refusal: refusalText(verification.error),
    forget: verification.reset,
  };
}
