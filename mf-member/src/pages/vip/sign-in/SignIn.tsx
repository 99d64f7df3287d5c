import { accountEmailAtom, useAtomValue } from '@pinpu/shared/state';
import { Notice } from '@pinpu/shared/ui';
import { codeRequestAtom, isAwaited } from '../../../state/code-request.ts';
import { canUsePasskeysAtom } from '../../../state/passkey.ts';
import { CodeSent } from './CodeSent.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LinkSent } from './LinkSent.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignInReason } from './use-sign-in-reason.ts';

/**
 * The current step. It is the first one again if the requested code has expired, or if it was for another e-mail than
 * the order's.
 */
function Steps({ joining }: { joining: boolean }) {
  const request = useAtomValue(codeRequestAtom);
  const account = useAtomValue(accountEmailAtom);
  const canUsePasskeys = useAtomValue(canUsePasskeysAtom);
  const other = joining && request?.email !== account;
  if (request === null || other || !isAwaited(request, Date.now()))
    return (
      <>
        <EmailForm
          initial={other ? account : (request?.email ?? account)}
          suggestsPasskeys={canUsePasskeys}
        />
        {canUsePasskeys && <PasskeySignIn />}
      </>
    );
  const { email, asked_at, link_only } = request;
  const Sent = link_only ? LinkSent : CodeSent;
  return <Sent email={email} asked_at={asked_at} />;
}

/** Sign-in with a one-time code (first the e-mail, then the code sent to it, spec §4 Login), or with a passkey. */
export function SignIn({ joining = false }: { joining?: boolean }) {
  const reason = useSignInReason();
  return (
    <SignInFrame
      title={joining ? '登入或成為會員' : '會員登入'}
      text="以電子郵件收取驗證碼即可登入，不需要密碼；第一次登入即成為會員。"
    >
      {reason && <Notice variant="warning" message={reason} />}
      <Steps joining={joining} />
    </SignInFrame>
  );
}
