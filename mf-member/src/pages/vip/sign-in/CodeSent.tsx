import { CodeForm, SentMail } from '@pinpu/shared/forms';
import { OtherWays } from './OtherWays.tsx';
import { useVerification } from './use-verification.ts';

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
