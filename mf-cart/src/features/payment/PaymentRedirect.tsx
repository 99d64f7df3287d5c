import { isPaidOnReceipt } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, LoadingMark } from '@pinpu/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PaymentForm } from './payment-form.ts';

/**
 * The redirect page of spec §4: the returned form, drawn again and sent by script. The button is for a browser that
 * was stopped on the way.
 */
export function PaymentRedirect({ form, payWay }: { form: PaymentForm; payWay: number }) {
  const page = isPaidOnReceipt(payWay) ? '訂單' : '付款';
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // By the prototype: a field called `submit` would stand in the form's own method's place.
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
