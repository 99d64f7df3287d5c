import { useAdminDraft } from '@pinpu/shared/api/admin';
import { isAdminAccount, normaliseAdminAccount } from '@pinpu/shared/domain';
import { Checkbox, ConfirmDialog, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import type { NewAccount } from '../../api/accounts.ts';

interface NewAccountDialogProps {
  busy: boolean;
  onAdd: (account: NewAccount) => void;
  onCancel: () => void;
}

/** The key of the form's draft. */
export const NEW_ACCOUNT = 'new-account';

const EMPTY: NewAccount = { account: '', display_name: '', role: 'staff' };

/** The form of a new account; its one-time password is shown afterwards. */
export function NewAccountDialog({ busy, onAdd, onCancel }: NewAccountDialogProps) {
  const [typed, setTyped] = useAdminDraft(NEW_ACCOUNT, EMPTY);
  const [isWrong, setWrong] = useState(false);
  const isRight = isAdminAccount(normaliseAdminAccount(typed.account));
  const confirm = () => (isRight ? onAdd(typed) : setWrong(true));
  return (
    <ConfirmDialog
      open
      title="新增帳號"
      confirmLabel="新增"
      busy={busy}
      dismissable={false}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack>
        <TextField
          label="帳號"
          hint="2 到 32 個英文字母、數字、點、連字號或底線"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={typed.account}
          error={isWrong && !isRight ? '請依說明輸入帳號' : undefined}
          onChange={({ currentTarget }) => setTyped({ ...typed, account: currentTarget.value })}
        />
        <TextField
          label="名稱"
          optional
          autoComplete="off"
          maxLength={60}
          value={typed.display_name}
          onChange={({ currentTarget }) =>
            setTyped({ ...typed, display_name: currentTarget.value })
          }
        />
        <Checkbox
          label="擁有者（可以管理帳號與檢視操作紀錄）"
          checked={typed.role === 'owner'}
          onChange={({ currentTarget }) =>
            setTyped({ ...typed, role: currentTarget.checked ? 'owner' : 'staff' })
          }
        />
      </Stack>
    </ConfirmDialog>
  );
}
