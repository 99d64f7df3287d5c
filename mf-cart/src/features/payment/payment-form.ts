export interface PaymentForm {
  method: 'post' | 'get';
  action: string;
  fields: { name: string; value: string }[];
}

const isWebAddress = (action: string) =>
  action !== '' && /^https?:$/.test(new URL(action, window.location.href).protocol);

/**
 * The first form in the returned page (spec §7 `data.html`). The page is parsed as data: nothing in it runs. @throws
 * Error if there is no form with a method and an http(s) address
 */
export function paymentForm(html: string): PaymentForm {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = form?.getAttribute('action') ?? '';
  const method = form?.getAttribute('method')?.toLowerCase();
  if (!form || (method !== 'post' && method !== 'get') || !isWebAddress(action))
    throw new Error('the payment page contains no form to submit');
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  return { method, action, fields: inputs.map(({ name, value }) => ({ name, value })) };
}

/** The address of a form with GET: its fields become the query. */
export function addressOf({ action, fields }: Pick<PaymentForm, 'action' | 'fields'>): string {
  const address = new URL(action, window.location.href);
  address.search = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
  return address.href;
}
