import { REDIRECT } from '../../testing/fixtures.ts';
import { addressOf, paymentForm } from './payment-form.ts';

describe('the form of a returned payment page', () => {
  it('a GET form leads to an address with its fields as the query', () => {
    const html =
      '<form method="get" action="https://pay.test/wait"><input name="id" value="a&amp;b=1"></form>';
    const form = paymentForm(html);
    expect(form.method).toBe('get');
    expect(addressOf(form)).toBe('https://pay.test/wait?id=a%26b%3D1');
  });

  it('is read with its address and its fields [C9]', () => {
    expect(paymentForm(REDIRECT.data.html)).toEqual({
      method: 'post',
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
