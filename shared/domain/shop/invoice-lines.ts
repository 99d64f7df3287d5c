import { subTotal } from './shipping.ts';
import { amountsByTaxClass, TAX_CLASSES, type TaxClass, type TaxedLine } from './tax.ts';
import { lineName } from './variant.ts';

/** A line of an invoice, in whole TWD, tax included; discounts are negative. */
export interface InvoiceLine {
  name: string;
  qty: number;
  price: number;
  amount: number;
  tax_class: TaxClass;
}

interface InvoicedLine extends TaxedLine {
  prd_name: string;
  option_text?: string | undefined;
}

interface InvoicedAmounts {
  /** Discount on goods. */
  dis_inv_amt: number;
  /** Shipping fee after its discount. */
  ship_amt: number;
}

const single = (name: string, amount: number, tax_class: TaxClass): InvoiceLine => ({
  ...{ name, qty: 1, price: amount, amount, tax_class },
});

/**
 * The lines of an order's invoice: its goods, for each tax class the share of the discount, and shipping. Their amounts
 * add up to the order's total (`inv_amt`); lines of 0 are left out.
 */
export function invoiceLines(
  lines: readonly InvoicedLine[],
  amounts: InvoicedAmounts,
): InvoiceLine[] {
  const { ship_amt } = amounts;
  const totals = amountsByTaxClass(lines, amounts);
  const goods = lines.map((line) => ({
    name: lineName(line),
    qty: line.qty,
    price: line.prd_price,
    amount: line.prd_price * line.qty,
    tax_class: line.tax_class ?? 'taxed',
  }));
  const discounts = TAX_CLASSES.map((tax_class) => {
    const own = subTotal(lines.filter((line) => (line.tax_class ?? 'taxed') === tax_class));
    const shipping = tax_class === 'taxed' ? ship_amt : 0;
    return single('優惠折抵', totals[tax_class] - shipping - own, tax_class);
  });
  return [...goods, ...discounts, single('運費', ship_amt, 'taxed')].filter(
    ({ amount }) => amount !== 0,
  );
}
