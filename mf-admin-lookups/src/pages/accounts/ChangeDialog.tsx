import { ConfirmDialog } from '@pinpu/shared/ui';

export interface AccountChange {
  account: string;
  kind: 'reset' | 'disable' | 'enable';
}

interface ChangeDialogProps {
  change: AccountChange;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const TEXTS = {
  reset: {
    title: '重設密碼',
    label: '重設密碼',
    text: '原來的密碼立即失效，這個帳號會從所有裝置登出，並得到一組一次性密碼。',
  },
  disable: {
    title: '停用帳號',
    label: '停用',
    text: '這個帳號會立即從所有裝置登出，恢復使用前無法再登入。',
  },
  enable: { title: '恢復使用', label: '恢復使用', text: '這個帳號可以再用原來的密碼登入。' },
};

export function ChangeDialog({ change, busy, onConfirm, onCancel }: ChangeDialogProps) {
  const { title, label, text } = TEXTS[change.kind];
  return (
    <ConfirmDialog
      open
      title={`${title}：${change.account}`}
      confirmLabel={label}
      tone={change.kind === 'enable' ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
