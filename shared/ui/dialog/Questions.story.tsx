import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

type QuestionProps = {
  /** The question, also the label of its opener. */
  title: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  dismissable?: boolean;
  /** Stays busy after the answer, until reload. */
  staysBusy?: boolean;
};

function Question({ title, confirmLabel, tone, dismissable, staysBusy = false }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirmLabel}
        tone={tone}
        dismissable={dismissable}
        busy={busy}
        onConfirm={() => (staysBusy ? setBusy(true) : close())}
        onCancel={close}
      >
        這是示範，不會送出任何資料。
      </ConfirmDialog>
    </>
  );
}

/** Confirmation dialogs. */
export function Questions() {
  return (
    <Specimens>
      <Specimen name="ConfirmDialog primary">
        <Question title="確認訂閱" confirmLabel="訂閱" />
      </Specimen>
      <Specimen name="ConfirmDialog danger">
        <Question title="移除全部" confirmLabel="移除" tone="danger" />
      </Specimen>
      <Specimen name="ConfirmDialog, closed only by its buttons">
        <Question title="必須回答" confirmLabel="知道了" dismissable={false} />
      </Specimen>
      <Specimen name="ConfirmDialog busy once confirmed, until the page reloads">
        <Question title="送出後處理中" confirmLabel="送出" staysBusy />
      </Specimen>
    </Specimens>
  );
}
