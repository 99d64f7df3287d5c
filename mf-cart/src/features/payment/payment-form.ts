/** The form that takes the browser to the payment page. */
export interface PaymentForm {
  action: string;
  fields: { name: string; value: string }[];
}

const isWebAddress = (action: string) =>
  action !== '' && /^https?:$/.test(new URL(action, window.location.href).protocol);

/**
 * The one form of the returned page (spec §7 `data.html`), read as data: nothing of the page runs here.
 * @throws Error where the page holds no form that posts to an address of the web.
 */
export function paymentForm(html: string): PaymentForm {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = form?.getAttribute('action') ?? '';
  if (form?.getAttribute('method')?.toLowerCase() !== 'post' || !isWebAddress(action))
    throw new Error('the payment page holds no form to send');
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  return { action, fields: inputs.map(({ name, value }) => ({ name, value })) };
}
