import { randomInt } from 'node:crypto';
import type { Fields } from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { taipeiTime } from '../../../modules/sales/payment/providers/ecpay/taipei-time.ts';
import type { Choice } from './trade.ts';

const DAY = 24 * 60 * 60 * 1000;

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** The issued payment code, with the fields of webhooks. */
export function issue(choice: Choice, form: Fields, now: Date): Fields {
  const until = (ms: number) => taipeiTime(new Date(now.getTime() + ms));
  if (choice === 'ATM') {
    const ExpireDate = until(Number(form.ExpireDate || 3) * DAY).slice(0, 10);
    return { BankCode: '812', vAccount: digits(16), ExpireDate };
  }
  if (choice === 'CVS') {
    const ExpireDate = until(Number(form.StoreExpireDate || 10_080) * 60_000);
    return { PaymentNo: `LLL${digits(11)}`, Barcode1: '', Barcode2: '', Barcode3: '', ExpireDate };
  }
  return {
    PaymentNo: '',
    Barcode1: `${digits(6)}E4A`,
    Barcode2: digits(16),
    Barcode3: digits(15),
    ExpireDate: until(Number(form.StoreExpireDate || 7) * DAY),
  };
}
