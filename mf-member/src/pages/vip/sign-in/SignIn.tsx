import { FIND_ORDER_PATH } from '@pinpu/shared/domain';
import { SentMail } from '@pinpu/shared/forms';
import { Link } from '@pinpu/shared/router';
import { accountEmailAtom, sessionEndedAtom, useAtomValue } from '@pinpu/shared/state';
import { Notice, Stack } from '@pinpu/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { codeRequestAtom, isAwaited } from '../../../state/code-request.ts';
import { canUsePasskeysAtom } from '../../../state/passkey.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';
import { CodeSent } from './CodeSent.tsx';
import { EmailForm } from './EmailForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SignInFrame } from './SignInFrame.tsx';

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
      <p>
        訂購時沒有登入？<Link to={FIND_ORDER_PATH}>以訂單編號查詢訂單</Link>
      </p>
    </SignInFrame>
  );
}

/** The second step if the mail contains only a link, since somebody has tried to guess codes of this account. */
function LinkSent({ email, asked_at }: { email: string; asked_at: number }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack>
      <Text ref={text} tabIndex={-1}>
        <SentMail message="登入連結已寄出" email={email}>
          <p>為保護您的帳號，請開啟信中的連結登入。連結於 30 分鐘內有效。</p>
        </SentMail>
      </Text>
      <OtherWays email={email} asked_at={asked_at} />
    </Stack>
  );
}

const Text = styled.div`
  outline: none;
`;

/** Why the shopper sees the sign-in unexpectedly; '' if they have opened it. */
function useSignInReason(): string {
  const message = useAtomValue(signInMessageAtom);
  const ended = useAtomValue(sessionEndedAtom);
  if (message !== '') return message;
  return ended ? '您的登入已逾時，請重新登入；購物車內的商品仍為您保留。' : '';
}
