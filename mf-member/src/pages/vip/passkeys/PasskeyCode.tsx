import { tidyOtp } from '@pinpu/shared/domain';
import { memberAtom, useAtomValue, useKeepPage } from '@pinpu/shared/state';
import { Button, CodeField, Dialog, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useId, useState } from 'react';
import type { useAddPasskey } from './use-add-passkey.ts';

/** Asks for the code that was mailed because the last sign-in is too long ago. */
export function PasskeyCode({ adding }: { adding: ReturnType<typeof useAddPasskey> }) {
  const id = useId();
  const [code, setCode] = useState('');
  useKeepPage('passkey code');
  const email = useAtomValue(memberAtom)?.acc_email ?? '您的信箱';
  const { addWithCode, stopAsking, busy, failure, forget } = adding;
  return (
    <Dialog
      open
      title="確認是您本人"
      onClose={stopAsking}
      footer={
        <Button type="submit" form={id} wide busy={busy}>
          新增通行密鑰
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && reportFirstInvalid(event.currentTarget)) addWithCode(tidyOtp(code));
        }}
      >
        <Stack>
          <p>
            您登入已有一段時間，驗證碼已寄至 <strong>{email}</strong>，請輸入後繼續。
          </p>
          <CodeField
            hint="驗證碼於 30 分鐘內有效"
            value={code}
            error={failure}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              forget();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
