import type { PaymentRequest } from '../../port.ts';

interface Product {
  name: string;
  quantity: number;
  /** Price of one unit, in TWD. */
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
 * The order as one package with its lines and shipping, whose prices must add up to the amount (otherwise error 1124).
 * LINE Pay has no field for a discount, so an order with one is sent as a single product.
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
