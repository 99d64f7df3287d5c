import { REDIRECT } from '../../testing/fixtures.ts';
import { paymentForm } from './payment-form.ts';

describe('the form of a returned payment page', () => {
  it('is read with its address and its fields [C9]', () => {
    expect(paymentForm(REDIRECT.data.html)).toEqual({
      action: '/sandbox-pay/checkout',
      fields: [{ name: 'trade_no', value: 'T&1' }],
    });
  });

  it.each([
    ['no form', '<p>maintenance</p>'],
    ['a form that asks', '<form action="/pay"></form>'],
    ['a form to a script', '<form method="post" action="javascript:alert(1)"></form>'],
    ['a form to nowhere', '<form method="post"></form>'],
  ])('is rejected where the page contains %s', (_what, html) => {
    expect(() => paymentForm(html)).toThrow();
  });
});
