import { CodeForm, NoMail, SentMail } from '@pinpu/shared/forms';
import { Notice } from '@pinpu/shared/ui';
import { useCodeRequest, useProof } from './use-email-code.ts';

interface CodeStepProps {
  email: string;
  onProven: () => void;
  /** Absent if the e-mail can't be changed any more. */
  onChangeEmail?: (() => void) | undefined;
}

export function CodeStep({ email, onProven, onChangeEmail }: CodeStepProps) {
  const { sent_at, busy, rejection, send } = useCodeRequest(email);
  const proof = useProof(email, onProven);
  return (
    <CodeForm
      submit="確認並送出訂單"
      busy={proof.busy}
      rejection={proof.rejection}
      onSubmit={proof.prove}
      onType={proof.forget}
      after={
        <NoMail sent_at={sent_at} busy={busy} onSend={send} onChangeEmail={onChangeEmail}>
          再次寄送
        </NoMail>
      }
    >
      {rejection === '' ? (
        <SentMail
          variant={sent_at > 0 ? 'success' : 'info'}
          message={sent_at > 0 ? '驗證碼已寄出' : '正在寄送驗證碼'}
          email={email}
        />
      ) : (
        <Notice variant="danger" message={rejection} />
      )}
    </CodeForm>
  );
}
