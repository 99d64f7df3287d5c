import { conflictBody, isApiFailure, refusalText } from '@pinpu/shared/api/failure';
import { confirmSignInSchema } from '@pinpu/shared/contracts';
import { useMutation } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { signOutAtom, useSetAtom } from '@pinpu/shared/state';
import { Spinner } from '@pinpu/shared/ui';
import { useEffect, useState } from 'react';
import { verifyLink } from '../../../api/member.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';
import { ConfirmSignIn } from './ConfirmSignIn.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

const REASONS: Readonly<Record<string, string>> = {
  OTP_EXPIRED: '這個登入連結已超過 30 分鐘',
  OTP_USED: '這個登入連結已使用過，或已由新的一封信取代',
};

function rejectionText(error: unknown): string {
  if (refusalText(error) === undefined)
    return '目前無法確認登入連結，請稍後再點一次信中的連結，或重新取得驗證碼。';
  const code = isApiFailure(error) ? error.notices[0]?.code : undefined;
  return `${REASONS[code ?? ''] ?? '這個登入連結已失效或已使用過'}，請填寫電子郵件，重新取得驗證碼。`;
}

/** The masked e-mail of the account to confirm, if the failure asks for that; else undefined. */
const emailToConfirm = (error: unknown): string | undefined =>
  conflictBody(error, confirmSignInSchema)?.body.confirm_email;

/**
 * Signs in with the code from a magic link, after a confirmation if the server asks for one. On failure signs out and
 * shows a message (spec §4 Login).
 */
export function MagicSignIn({ code }: { code: string }) {
  const arrive = useCompleteSignIn();
  const navigate = useNavigate();
  const signOut = useSetAtom(signOutAtom);
  const setMessage = useSetAtom(signInMessageAtom);
  const [email, setEmail] = useState<string>();
  const { mutate: verify, isPending } = useMutation({
    mutationFn: ({ magic, confirm }: { magic: string; confirm: boolean }) =>
      verifyLink(magic, confirm),
    onSuccess: arrive,
    onError: (error) => {
      const toConfirm = emailToConfirm(error);
      if (toConfirm !== undefined) return setEmail(toConfirm);
      signOut();
      setMessage(rejectionText(error));
      navigate('/vip', { replace: true });
    },
    meta: { quiet: true },
  });
  useEffect(() => {
    setEmail(undefined);
    verify({ magic: code, confirm: false });
  }, [code, verify]);
  if (email === undefined) return <Spinner label="正在確認您的登入連結" />;
  return (
    <ConfirmSignIn
      email={email}
      busy={isPending}
      onConfirm={() => verify({ magic: code, confirm: true })}
      onCancel={() => navigate('/vip', { replace: true })}
    />
  );
}
