import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title?: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether the answer is pending; then both buttons are disabled. */
  busy?: boolean;
  /** If false, only the two buttons close it. */
  dismissable?: boolean;
  /** `danger` for irreversible actions. */
  tone?: 'primary' | 'danger';
  children: ReactNode;
};

/** A confirmation dialog with two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title = '確認',
    confirmLabel,
    cancelLabel = '取消',
    onConfirm,
    onCancel,
    busy = false,
  } = props;
  const { dismissable = true, tone = 'primary', children } = props;
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      dismissable={dismissable && !busy}
      onClose={onCancel}
      footer={
        <Answers>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Answers>
      }
    >
      {children}
    </Dialog>
  );
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${theme.space[12]};
  > * { flex: 1 1 auto; }
`;
