import type { InvoiceLine } from './invoice-lines.ts';
import { isVoidable } from './invoice-terms.ts';
import type { ParcelContents } from './parcel-stage.ts';
import {
  amountsByTaxClass,
  discountedTotal,
  TAX_CLASSES,
  type TaxClass,
  type TaxedLine,
} from './tax.ts';
import { lineName } from './variant.ts';

/** An issued invoice, and what its allowances (折讓) have taken back of it, in whole TWD. */
interface Invoiced {
  amount: number;
  allowed: number;
  /** YYYY-MM-DD in Taipei. */
  issued_on: string;
}

/** How an invoice is taken back: the whole of it is voided, or an amount of it is allowed. */
export type TakenBack = { how: 'void' } | { how: 'allowance'; amount: number };

/**
 * What happens to an invoice when `owed` TWD of it are paid back. All of it is voided until the 13th; later, and for a
 * part, there is an allowance of the amount. Undefined where nothing is left of the invoice.
 */
export function takenBack(
  { amount, allowed, issued_on }: Invoiced,
  owed: number,
  now: Date,
): TakenBack | undefined {
  const rest = amount - allowed;
  if (rest <= 0 || owed <= 0) return undefined;
  if (owed >= amount && isVoidable(issued_on, now)) return { how: 'void' };
  return { how: 'allowance', amount: Math.min(owed, rest) };
}

interface SoldLine extends TaxedLine {
  prd_name: string;
  option_text?: string | undefined;
}

interface Sold {
  lines: readonly SoldLine[];
  amounts: { dis_inv_amt: number; ship_amt: number };
}

export interface AllowedPart {
  /** In whole TWD, at most what is left of the invoice. */
  amount: number;
  /** The units that came back, by the number of their line, from 1; empty where it is only money. */
  contents: ParcelContents;
  /** The lines of the invoice's earlier allowances. */
  earlier: readonly InvoiceLine[];
}

const SHIPPING = '運費';
const REST = '部分退款';

type ByClass = Record<TaxClass, number>;

const classOf = ({ tax_class }: Pick<TaxedLine, 'tax_class'>): TaxClass => tax_class ?? 'taxed';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/**
 * Divides a total by weights, in whole TWD. Each running sum is rounded, so that the shares add up to the total, and none
 * exceeds its weight where the total does not exceed theirs.
 */
function shares(weights: readonly number[], total: number): number[] {
  const all = sumOf(weights);
  let before = 0;
  return weights.map((weight) => {
    const upTo = (amount: number) => (all === 0 ? 0 : Math.round((total * amount) / all));
    const share = upTo(before + weight) - upTo(before);
    before += weight;
    return share;
  });
}

const allowedOf = (lines: readonly InvoiceLine[], tax_class: TaxClass): number =>
  sumOf(lines.filter((line) => line.tax_class === tax_class).map(({ amount }) => amount));

/** What is left of each class's part of the invoice. */
function restByClass({ lines, amounts }: Sold, earlier: readonly InvoiceLine[]): ByClass {
  const { taxed, exempt, zero } = amountsByTaxClass(lines, amounts);
  return {
    taxed: Math.max(0, taxed - allowedOf(earlier, 'taxed')),
    exempt: Math.max(0, exempt - allowedOf(earlier, 'exempt')),
    zero: Math.max(0, zero - allowedOf(earlier, 'zero')),
  };
}

/** A line of units at what was paid for them; one whose units have no whole price is a single piece. */
function goodsLine(line: SoldLine, qty: number, amount: number): InvoiceLine {
  const [name, tax_class] = [lineName(line), classOf(line)];
  if (amount % qty === 0) return { name, qty, price: amount / qty, amount, tax_class };
  return { name: `${name} × ${qty}`, qty: 1, price: amount, amount, tax_class };
}

/** The units that came back, each line at its price less its share of the discount. */
function returnedGoods({ lines, amounts }: Sold, contents: ParcelContents): InvoiceLine[] {
  const totals = amountsByTaxClass(lines, amounts);
  totals.taxed -= amounts.ship_amt;
  return TAX_CLASSES.flatMap((tax_class) => {
    const own = lines.filter((line) => classOf(line) === tax_class);
    const paid = shares(
      own.map((line) => discountedTotal([line])),
      totals[tax_class],
    );
    return own.flatMap((line, at) => {
      const back = contents.find(({ line_no }) => lines[line_no - 1] === line)?.qty ?? 0;
      const qty = Math.min(back, line.qty);
      if (qty <= 0) return [];
      return [goodsLine(line, qty, Math.round(((paid[at] ?? 0) * qty) / line.qty))];
    });
  });
}

/** The same lines at no more than a limit together. */
function limited(lines: readonly InvoiceLine[], limit: number): InvoiceLine[] {
  const amounts = lines.map(({ amount }) => amount);
  if (sumOf(amounts) <= limit) return [...lines];
  const cut = shares(amounts, limit);
  return lines.map((line, at) => {
    const amount = cut[at] ?? 0;
    const name = line.qty === 1 ? line.name : `${line.name} × ${line.qty}`;
    return { ...line, name, qty: 1, price: amount, amount };
  });
}

const single = (name: string, amount: number, tax_class: TaxClass): InvoiceLine => ({
  ...{ name, qty: 1, price: amount, amount, tax_class },
});

/** What an amount exceeds its goods by: shipping that has not been allowed yet, then a part of what is left of each class. */
function otherLines(
  { amounts }: Sold,
  { amount, contents, earlier }: AllowedPart,
  rest: ByClass,
): InvoiceLine[] {
  const before = sumOf(earlier.filter(({ name }) => name === SHIPPING).map((line) => line.amount));
  const ship =
    contents.length === 0
      ? 0
      : Math.max(0, Math.min(amount, amounts.ship_amt - before, rest.taxed));
  const weights = TAX_CLASSES.map((tax_class) =>
    tax_class === 'taxed' ? rest.taxed - ship : rest[tax_class],
  );
  const parts = shares(weights, amount - ship);
  return [
    single(SHIPPING, ship, 'taxed'),
    ...TAX_CLASSES.map((tax_class, at) => single(REST, parts[at] ?? 0, tax_class)),
  ];
}

/**
 * The lines of an allowance: the units that came back at what was paid for them, then shipping, then the rest by tax
 * class. They add up to its amount, and no class exceeds what is left of it on the invoice.
 */
export function allowanceLines(sold: Sold, part: AllowedPart): InvoiceLine[] {
  const rest = restByClass(sold, part.earlier);
  const returned = returnedGoods(sold, part.contents);
  const goods = limited(
    TAX_CLASSES.flatMap((tax_class) =>
      limited(
        returned.filter((line) => line.tax_class === tax_class),
        rest[tax_class],
      ),
    ),
    part.amount,
  );
  for (const { tax_class, amount } of goods) rest[tax_class] -= amount;
  const amount = part.amount - sumOf(goods.map((line) => line.amount));
  const others = otherLines(sold, { ...part, amount }, rest);
  return [...goods, ...others].filter((line) => line.amount !== 0);
}
