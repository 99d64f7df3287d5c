import { type LineQuantity, unitsTaken } from '@pinpu/shared/domain';

/** A line of an order; one of a set has the parts as they were sold. */
export interface OrderedLine extends LineQuantity {
  parts?: readonly LineQuantity[] | undefined;
}

/** What an order takes of one variant, by itself and in sets together. */
export interface Take extends LineQuantity {
  /** Whether a line names it; what is only sold in sets need not be on sale by itself. */
  isOrdered: boolean;
  /** A line that takes it, to be named where there is too little. */
  line: string;
}

export const isSetLine = ({ parts }: OrderedLine): boolean => (parts?.length ?? 0) > 0;

/** What these lines take from the stock, once for each variant. */
export function takesOf(lines: readonly OrderedLine[]): Take[] {
  const takes = new Map<string, Take>();
  for (const line of lines)
    for (const { prd_id, qty } of unitsTaken(line)) {
      const other = takes.get(prd_id);
      takes.set(prd_id, {
        prd_id,
        qty: (other?.qty ?? 0) + qty,
        isOrdered: other?.isOrdered || !isSetLine(line),
        line: other?.line ?? line.prd_id,
      });
    }
  return [...takes.values()];
}
