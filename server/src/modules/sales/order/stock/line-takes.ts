import { type LineQuantity, unitsTaken } from '@pinpu/shared/domain';

/** A line of an order; one of a set has the parts as they were sold. */
export interface OrderedLine extends LineQuantity {
  parts?: readonly LineQuantity[] | undefined;
  /** The day on which a pre-order leaves; '' or missing for goods in stock. */
  preorder?: string | undefined;
}

/** What an order takes of one variant, by itself and in sets together. */
export interface Take extends LineQuantity {
  /** The day of pre-orders, which are taken from their quota; '' for stock. */
  preorder: string;
  /** Whether a line names it; what is only sold in sets need not be on sale by itself. */
  isOrdered: boolean;
  /** A line that takes it, to be named where there is too little. */
  line: string;
}

export const isSetLine = ({ parts }: OrderedLine): boolean => (parts?.length ?? 0) > 0;

/** What these lines take of stock and of pre-orders, once for each variant. Parts of sets are taken from stock alone. */
export function takesOf(lines: readonly OrderedLine[]): Take[] {
  const takes = new Map<string, Take>();
  for (const line of lines)
    for (const { prd_id, qty } of unitsTaken(line)) {
      const preorder = isSetLine(line) ? '' : (line.preorder ?? '');
      const key = `${prd_id} ${preorder}`;
      const other = takes.get(key);
      takes.set(key, {
        prd_id,
        qty: (other?.qty ?? 0) + qty,
        preorder,
        isOrdered: other?.isOrdered || !isSetLine(line),
        line: other?.line ?? line.prd_id,
      });
    }
  return [...takes.values()];
}
