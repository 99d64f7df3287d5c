import { failureText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { deletePromoAccount } from '../../../api/account.ts';
import { NOT_SAVED } from '../../../features/not-saved.ts';

type DeleteAccountDialogProps = { onClose: () => void; onDeleted: (account: null) => void };

export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: deletePromoAccount,
    onSuccess: () => {
      onDeleted(null);
      onClose();
    },
    meta: { quiet: true },
  });
  return (
    <ConfirmDialog
      open
      title="刪除匯款帳號"
      confirmLabel="刪除"
      tone="danger"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack>
        <p>刪除後，在設定新的帳號之前不會再匯款給您，分潤會保留。</p>
        {error && <Notice variant="danger" message={failureText(error, NOT_SAVED)} />}
      </Stack>
    </ConfirmDialog>
  );
}
