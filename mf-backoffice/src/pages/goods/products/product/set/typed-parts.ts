import { type LineQuantity, readSetParts } from '@pinpu/shared/domain';

/** A part as the form has it: its quantity as typed. */
export interface TypedPart {
  prd_id: string;
  qty: string;
}

/** The parts in a cell, also where a quantity is not finished. */
export const typedParts = (cell: string): TypedPart[] =>
  cell
    .split(/[、\n]/)
    .filter((text) => text !== '')
    .map((text) => {
      const at = text.lastIndexOf('×');
      return at < 0
        ? { prd_id: text, qty: '1' }
        : { prd_id: text.slice(0, at), qty: text.slice(at + 1) };
    });

/** The separators of a cell can't be part of a quantity. */
export const partsCell = (parts: readonly TypedPart[]): string =>
  parts.map(({ prd_id, qty }) => `${prd_id}×${qty.replaceAll(/[×、\n]/g, '')}`).join('、');

/** The parts of a cell, if all of them are complete. */
export function completeParts(cell: string): LineQuantity[] | undefined {
  const read = readSetParts(cell);
  return 'value' in read ? read.value : undefined;
}
