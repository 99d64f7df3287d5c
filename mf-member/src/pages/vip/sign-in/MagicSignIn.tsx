import { useMutation } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { signOutAtom, useSetAtom } from '@pinpu/shared/state';
import { Spinner } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import { verifyCode } from '../../../api/member.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';
import { refusalText } from '../refusal.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

const failureText = (error: unknown) =>
  refusalText(error) === undefined
    ? '目前無法確認登入連結，請稍候再點一次信中的連結，或重新取得驗證碼。'
    : '這個登入連結已失效或已使用過，請填寫電子郵件，重新取得驗證碼。';

/** Signs in with the code from a magic link; on failure signs out and shows a message (spec §4 Login). */
export function MagicSignIn({ code }: { code: string }) {
  const arrive = useCompleteSignIn();
  const navigate = useNavigate();
  const signOut = useSetAtom(signOutAtom);
  const setMessage = useSetAtom(signInMessageAtom);
  const { mutate: verify } = useMutation({
    mutationFn: (magic: string) => verifyCode('', magic),
    onSuccess: arrive,
    onError: (error) => {
      signOut();
      setMessage(failureText(error));
      navigate('/vip', { replace: true });
    },
    meta: { quiet: true },
  });
  useEffect(() => verify(code), [code, verify]);
  return <Spinner label="正在確認您的登入連結" />;
}
