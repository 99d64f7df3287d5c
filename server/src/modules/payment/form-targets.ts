import type { Config } from '../../platform/config/config.ts';

/** Origins to which pages send forms, beside the shop's own: the payment page's and the map's (ADR 0120, 0118). */
export const formTargets = ({ paymentProvider, ecpay, logistics }: Config): string[] => [
  ...(paymentProvider === 'ecpay' ? [ecpay.baseUrl] : []),
  ...(logistics.provider === 'ecpay' ? [logistics.baseUrl] : []),
];
