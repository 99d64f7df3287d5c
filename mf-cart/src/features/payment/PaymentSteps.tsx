import { ConfirmPayment, type ConfirmPaymentProps } from './ConfirmPayment.tsx';
import { PaymentRedirect } from './PaymentRedirect.tsx';
import { ProveEmail, type ProveEmailProps } from './prove-email/ProveEmail.tsx';
import type { usePayment } from './use-payment.ts';

type PaymentStepsProps = ReturnType<typeof usePayment> &
  Pick<ConfirmPaymentProps, 'payWay' | 'elsewhere' | 'children'> &
  Pick<ProveEmailProps, 'email' | 'changeEmail'>;

/** The dialogs of a payment in progress: the confirmation, the proof of the e-mail if it is needed, the redirect. */
export function PaymentSteps(props: PaymentStepsProps) {
  const { stage, ask: _, pay, cancel, email, changeEmail, ...question } = props;
  if (stage.at === 'leaving')
    return <PaymentRedirect form={stage.form} payWay={stage.pay_way} guid={stage.guid} />;
  if (stage.at === 'proving')
    return <ProveEmail email={email} changeEmail={changeEmail} onProven={pay} onClose={cancel} />;
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
