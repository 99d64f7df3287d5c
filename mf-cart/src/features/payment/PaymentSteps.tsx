import { ConfirmPayment, type ConfirmPaymentProps } from './ConfirmPayment.tsx';
import { PaymentRedirect } from './PaymentRedirect.tsx';
import type { usePayment } from './use-payment.ts';

type PaymentStepsProps = ReturnType<typeof usePayment> &
  Pick<ConfirmPaymentProps, 'payWay' | 'elsewhere' | 'children'>;

/** The dialogs of a payment in progress: the confirmation, then the redirect. */
export function PaymentSteps({ stage, ask: _, pay, cancel, ...question }: PaymentStepsProps) {
  if (stage.at === 'leaving')
    return <PaymentRedirect form={stage.form} payWay={stage.pay_way} guid={stage.guid} />;
  return (
    <ConfirmPayment
      {...question}
      open={stage.at === 'asking' || stage.at === 'processing'}
      busy={stage.at === 'processing'}
      onConfirm={pay}
      onCancel={cancel}
    />
  );
}
