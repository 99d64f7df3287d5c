import { ConfirmPayment } from './ConfirmPayment.tsx';
import { PaymentRedirect } from './PaymentRedirect.tsx';
import type { usePayment } from './use-payment.ts';

/** The dialogs of a payment under way: the question, then the redirect. */
export function PaymentSteps({ stage, pay, cancel }: ReturnType<typeof usePayment>) {
  if (stage.at === 'leaving') return <PaymentRedirect form={stage.form} />;
  return (
    <ConfirmPayment
      open={stage.at === 'asking' || stage.at === 'processing'}
      busy={stage.at === 'processing'}
      onConfirm={pay}
      onCancel={cancel}
    />
  );
}
