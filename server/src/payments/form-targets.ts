import type { Config } from '../config/config.ts';

/** Origins to which pages send forms, beside the shop's own: the payment page's (ADR 0120). */
export const formTargets = ({ paymentProvider, ecpay }: Config): string[] =>
  paymentProvider === 'ecpay' ? [ecpay.baseUrl] : [];
