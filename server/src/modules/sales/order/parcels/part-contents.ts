import type { CartLine } from '@pinpu/shared/contracts';
import { lineName, type ParcelContents } from '@pinpu/shared/domain';

/** The goods in a parcel by name; empty where it holds all of an order's lines. */
export function partContents(
  lines: readonly CartLine[],
  { contents }: { contents: ParcelContents },
): { name: string; qty: number }[] {
  const isWhole = lines.every(
    ({ qty }, i) => (contents.find(({ line_no }) => line_no === i + 1)?.qty ?? 0) >= qty,
  );
  if (isWhole) return [];
  return contents.flatMap(({ line_no, qty }) => {
    const line = lines[line_no - 1];
    return line === undefined ? [] : [{ name: lineName(line), qty }];
  });
}
