import { refusalText } from '@pinpu/shared/api/failure';
import { CodeForm, SentMail } from '@pinpu/shared/forms';
import { useMutation } from '@pinpu/shared/query';
import { verifyCode } from '../../../api/member.ts';
import { reportUnlessRejection } from '../rejection.ts';
import { OtherWays } from './OtherWays.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

interface CodeSentProps {
  email: string;
  /** When the code was requested, in milliseconds since the epoch. */
  asked_at: number;
}

/** The second step: the code from the mail (spec §5 Login). */
export function CodeSent({ email, asked_at }: CodeSentProps) {
  const { verify, busy, rejection, forget } = useVerification(email);
  return (
    <CodeForm
      submit="登入"
      busy={busy}
      rejection={rejection}
      onSubmit={verify}
      onType={forget}
      after={<OtherWays email={email} asked_at={asked_at} />}
    >
      <SentMail message="驗證碼已寄出" email={email} />
    </CodeForm>
  );
}

/** Submits a code. `rejection` is the server's message about it, until `forget` is called. */
function useVerification(email: string) {
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
