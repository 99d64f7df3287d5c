import { failureText } from '@pinpu/shared/api/failure';
import { tidyOtp } from '@pinpu/shared/domain';
import { useMutation } from '@pinpu/shared/query';
import { accountEmailAtom, useKeepPage, useSetAtom } from '@pinpu/shared/state';
import { Button, CodeField, Dialog, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useId, useState } from 'react';
import { eraseAccount } from '../../../api/account.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';
import { useLeave } from '../use-leave.ts';

/** Asks for the code that was mailed; with it the account is deleted, and the browser signed out. */
export function ConfirmErasure({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  const [code, setCode] = useState('');
  useKeepPage('erasure code');
  const leave = useLeave();
  const setAccount = useSetAtom(accountEmailAtom);
  const setMessage = useSetAtom(signInMessageAtom);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => eraseAccount(tidyOtp(code)),
    onSuccess: () => {
      leave();
      setAccount('');
      setMessage('您的帳號與個人資料已刪除。');
    },
    meta: { quiet: true },
  });
  const refusal = error && failureText(error, '目前無法刪除帳號，請稍後再試一次。');
  return (
    <Dialog
      open
      title="確認刪除帳號"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide busy={isPending}>
          刪除帳號
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && reportFirstInvalid(event.currentTarget)) mutate();
        }}
      >
        <Stack>
          <p>
            驗證碼已寄至 <strong>{email}</strong>。輸入後帳號立即刪除，無法復原。
          </p>
          <CodeField
            hint="驗證碼於 30 分鐘內有效"
            value={code}
            error={refusal ?? undefined}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              reset();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
