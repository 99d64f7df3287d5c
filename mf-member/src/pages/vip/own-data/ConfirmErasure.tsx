import { failureText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { accountEmailAtom, useSetAtom } from '@pinpu/shared/state';
import { eraseAccount } from '../../../api/account.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';
import { CodeDialog } from '../CodeDialog.tsx';
import { useLeave } from '../use-leave.ts';

/** Asks for the mailed code; then the account is deleted, and the browser signed out. */
export function ConfirmErasure({ email, onClose }: { email: string; onClose: () => void }) {
  const leave = useLeave();
  const setAccount = useSetAtom(accountEmailAtom);
  const setMessage = useSetAtom(signInMessageAtom);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: eraseAccount,
    onSuccess: () => {
      leave();
      setAccount('');
      setMessage('您的帳號與個人資料已刪除。');
    },
    meta: { quiet: true },
  });
  return (
    <CodeDialog
      title="確認刪除帳號"
      submit="刪除帳號"
      busy={isPending}
      rejection={failureText(error, '目前無法刪除帳號，請稍後再試一次。')}
      onSubmit={mutate}
      onType={reset}
      onClose={onClose}
    >
      <p>
        驗證碼已寄至 <strong>{email}</strong>。輸入後帳號立即刪除，無法復原。
      </p>
    </CodeDialog>
  );
}
