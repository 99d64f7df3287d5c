import { ConfirmDialog } from '@pinpu/shared/ui';

type ConfirmPaymentProps = {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before the browser leaves for the payment page; only its two buttons end it (spec §2, §4). */
export function ConfirmPayment(props: ConfirmPaymentProps) {
  return (
    <ConfirmDialog
      {...props}
      dismissable={false}
      confirmLabel="立即付款"
      cancelLabel="再確認一下訂單"
    >
      系統將前往『付款』頁面，請確認訂單內容無誤後再繼續。
    </ConfirmDialog>
  );
}
