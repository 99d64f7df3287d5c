import { accountEmailAtom, useAtomValue } from '@pinpu/shared/state';
import { Notice } from '@pinpu/shared/ui';
import { codeRequestAtom, isAwaited } from '../../../state/code-request.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LinkSent } from './LinkSent.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignInReason } from './use-sign-in-reason.ts';

function Steps() {
  const request = useAtomValue(codeRequestAtom);
  const account = useAtomValue(accountEmailAtom);
  if (request === null || !isAwaited(request, Date.now()))
    return <EmailForm initial={request?.email ?? account} />;
  const { email, asked_at, link_only } = request;
  const Sent = link_only ? LinkSent : CodeForm;
  return <Sent email={email} asked_at={asked_at} />;
}

/** Sign-in by a one-time code: the e-mail first, then the code that was sent to it (spec §4 Login). */
export function SignIn() {
  const reason = useSignInReason();
  return (
    <SignInFrame
      title="會員登入"
      text="以電子郵件收取驗證碼即可登入，不需要密碼；第一次登入即成為會員。"
    >
      {reason && <Notice variant="warning" message={reason} />}
      <Steps />
    </SignInFrame>
  );
}
