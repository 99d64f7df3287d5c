import { ConfirmDialog, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';

interface RollbackDialogProps {
  name: string;
  busy: boolean;
  onConfirm: (why: string) => void;
  onCancel: () => void;
}

/** Asks for the reason, which is shown in the public history. */
export function RollbackDialog({ name, busy, onConfirm, onCancel }: RollbackDialogProps) {
  const [why, setWhy] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (why.trim() === '') setMissing(true);
    else onConfirm(why.trim());
  };
  return (
    <ConfirmDialog
      open
      title={`回復 ${name}`}
      confirmLabel="回復"
      tone="danger"
      busy={busy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack>
        <p>所有訪客從下一次載入頁面起改用前一版；有試行版本時，只停止試行版本。</p>
        <TextField
          label="原因"
          hint="會公開在歷程中，請勿填寫個人資料"
          maxLength={300}
          value={why}
          error={isMissing ? '請填寫原因' : undefined}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
