import { isPaidOnReceipt } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, LinkButton, LoadingMark } from '@pinpu/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FREE } from '../pay-way/pay-way-choice.ts';
import { addressOf, type PaymentForm } from './payment-form.ts';

interface PaymentRedirectProps {
  form: PaymentForm;
  payWay: number;
  guid: string;
}

const GO = '沒有自動前往，請按這裡';

/** For POST: renders the returned form and submits it. */
function PostForm({ action, fields }: PaymentForm) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Called on the prototype, since a field named `submit` would hide the form's method.
    if (ref.current !== null) HTMLFormElement.prototype.submit.call(ref.current);
  }, []);
  return (
    <form ref={ref} method="post" action={action}>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        {GO}
      </Button>
    </form>
  );
}

/**
 * For GET: a link, since `form-action` of the content security policy would also apply to every redirect of the
 * provider.
 */
function GetLink(form: PaymentForm) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => ref.current?.click(), []);
  return (
    <LinkButton ref={ref} href={addressOf(form)} $variant="secondary">
      {GO}
    </LinkButton>
  );
}

/**
 * The redirect page of spec §4. The button is for a browser that was stopped on the way. The link to the order is for a
 * payment page that does not load; following it ends the attempt to open that page.
 */
export function PaymentRedirect({ form, payWay, guid }: PaymentRedirectProps) {
  const withoutPage = payWay === FREE || isPaidOnReceipt(payWay);
  const page = withoutPage ? '訂單' : '付款';
  return (
    <Dialog open title={`前往${page}頁面`} variant="full" dismissable={false} onClose={() => {}}>
      <Centre>
        <LoadingMark size={72} label="" />
        <p role="status">訂單已成立，即將前往{page}頁面。</p>
        {form.method === 'post' ? <PostForm {...form} /> : <GetLink {...form} />}
        {!withoutPage && (
          <LinkButton href={`/cart/order/${guid}`} $variant="quiet">
            稍後付款，先查看訂單
          </LinkButton>
        )}
      </Centre>
    </Dialog>
  );
}

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[24]};
  padding-block: ${theme.space[72]};
  text-align: center;
`;
