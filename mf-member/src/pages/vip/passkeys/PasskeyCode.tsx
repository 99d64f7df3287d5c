import { memberAtom, useAtomValue } from '@pinpu/shared/state';
import { CodeDialog } from '../CodeDialog.tsx';
import type { useAddPasskey } from './use-add-passkey.ts';

/** Asks for the mailed code that is needed because the last sign-in was too long ago. */
export function PasskeyCode({ adding }: { adding: ReturnType<typeof useAddPasskey> }) {
  const email = useAtomValue(memberAtom)?.acc_email ?? '您的信箱';
  const { addWithCode, stopAsking, busy, failure, forget } = adding;
  return (
    <CodeDialog
      title="確認是您本人"
      submit="新增通行密鑰"
      busy={busy}
      rejection={failure}
      onSubmit={addWithCode}
      onType={forget}
      onClose={stopAsking}
    >
      <p>
        您登入已有一段時間，驗證碼已寄至 <strong>{email}</strong>，請輸入後繼續。
      </p>
    </CodeDialog>
  );
}
