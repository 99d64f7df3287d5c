import type { PaymentRequest } from '../../port.ts';

interface Product {
  name: string;
  quantity: number;
  /** TWD for one. */
  price: number;
}

export interface Package {
  id: string;
  amount: number;
  products: Product[];
}

/** LINE Pay allows 4000 characters; its page shows fewer. */
const NAME_LENGTH = 200;

const shortName = (name: string): string => [...name].slice(0, NAME_LENGTH).join('');

/**
 * The one package of an order: its lines and shipping, which must add up to the amount (error 1124 otherwise). With a
 * discount they don't, and LINE Pay has no field for one, so the order is a single product then.
 */
export function packagesOf({
  ord_code,
  amount,
  items,
  ship_amt,
}: Pick<PaymentRequest, 'ord_code' | 'amount' | 'items' | 'ship_amt'>): Package[] {
  const lines = items.map(({ name, quantity, price }) => ({
    name: shortName(name),
    quantity,
    price,
  }));
  const shipping = ship_amt > 0 ? [{ name: '運費', quantity: 1, price: ship_amt }] : [];
  const itemised = [...lines, ...shipping];
  const total = itemised.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const products =
    total === amount ? itemised : [{ name: `訂單 ${ord_code}`, quantity: 1, price: amount }];
  return [{ id: '1', amount, products }];
}
