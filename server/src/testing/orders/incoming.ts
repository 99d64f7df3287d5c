import type { PaymentEvent, PaymentProvider } from '../../modules/sales/payment/port.ts';

/** The event that a provider parses from a webhook with these form fields; null where it is rejected. */
export const verifiedEvent = async (
  { webhook }: Pick<PaymentProvider, 'webhook'>,
  fields: Readonly<Record<string, string>>,
): Promise<PaymentEvent | null> =>
  (await webhook?.verify({
    headers: {},
    query: {},
    body: new URLSearchParams(fields).toString(),
  })) ?? null;
