import { isPaidOnReceipt } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, LinkButton, LoadingMark } from '@pinpu/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PaymentForm } from './payment-form.ts';

interface PaymentRedirectProps {
  form: PaymentForm;
  payWay: number;
  guid: string;
}

/**
 * The redirect page of spec §4: the returned form, drawn again and sent by script. The button is for a browser that
 * was stopped on the way, the link for a payment page that does not come: going there ends the attempt to leave.
 */
export function PaymentRedirect({ form, payWay, guid }: PaymentRedirectProps) {
  const onReceipt = isPaidOnReceipt(payWay);
  const page = onReceipt ? '訂單' : '付款';
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // By the prototype: a field called `submit` would shadow the form's own method.
    if (ref.current !== null) HTMLFormElement.prototype.submit.call(ref.current);
  }, []);
  return (
    <Dialog open title={`前往${page}頁面`} variant="full" dismissable={false} onClose={() => {}}>
      <Centre ref={ref} method="post" action={form.action}>
        {form.fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LoadingMark size={72} label="" />
        <p role="status">訂單已成立，即將前往{page}頁面。</p>
        <Button type="submit" variant="secondary">
          沒有自動前往，請按這裡
        </Button>
        {!onReceipt && (
          <LinkButton href={`/cart/order/${guid}`} $variant="quiet">
            稍後付款，先查看訂單
          </LinkButton>
        )}
      </Centre>
    </Dialog>
  );
}

const Centre = styled.form`
  display: grid;
  justify-items: center;
  gap: ${theme.space[24]};
  padding-block: ${theme.space[72]};
  text-align: center;
`;
