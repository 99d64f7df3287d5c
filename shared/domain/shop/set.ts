import type { LineQuantity } from './cart-merge.ts';
import { plainCell, quotedCell } from './cell-text.ts';
import { lineName } from './variant.ts';

/** The most variants that a set is made of. */
export const SET_PARTS_MAX = 20;

/** The most pieces of one variant in a set. */
export const SET_PART_QTY_MAX = 99;

/** What one piece of a set contains of a variant. */
export interface SetPart {
  /** The variant's id. */
  prd_id: string;
  prd_name: string;
  /** The values of the variant, `紅／L`; undefined for a product without options. */
  option_text?: string | undefined;
  qty: number;
}

interface TakingLine extends LineQuantity {
  parts?: readonly LineQuantity[] | undefined;
}

/** What a line takes from the stock: itself, or of a set its parts, as many as all pieces contain. */
export const unitsTaken = <Part extends LineQuantity>({
  parts,
  ...line
}: LineQuantity & { parts?: readonly Part[] | undefined }): LineQuantity[] =>
  parts?.length
    ? parts.map((part) => ({ prd_id: part.prd_id, qty: part.qty * line.qty }))
    : [{ prd_id: line.prd_id, qty: line.qty }];

/** How many units of stock these lines take together. */
export const countTaken = (lines: readonly TakingLine[]): number =>
  lines.flatMap(unitsTaken).reduce((sum, { qty }) => sum + qty, 0);

/** How many pieces of a set there are where `unitsOf` is the stock of a part. */
export const piecesOf = (
  parts: readonly LineQuantity[],
  unitsOf: (prd_id: string) => number,
): number =>
  parts.length === 0
    ? 0
    : Math.max(0, Math.min(...parts.map(({ prd_id, qty }) => Math.floor(unitsOf(prd_id) / qty))));

/** Whether two sets have the same content, whatever its order. */
export function isSameContent(one: readonly LineQuantity[], other: readonly LineQuantity[]) {
  const quantities = new Map(other.map(({ prd_id, qty }) => [prd_id, qty]));
  return (
    one.length === other.length && one.every(({ prd_id, qty }) => quantities.get(prd_id) === qty)
  );
}

/** Whether two lists of parts look the same to a shopper. */
export const isSameSet = (one: readonly SetPart[], other: readonly SetPart[]): boolean =>
  one.length === other.length &&
  one.every((part, at) =>
    (['prd_id', 'prd_name', 'option_text', 'qty'] as const).every(
      (field) => part[field] === other[at]?.[field],
    ),
  );

/** What a set contains as shoppers read it: `烏龍茶 × 2、茶杯（白） × 1`. */
export const partsText = (parts: readonly SetPart[]): string =>
  parts.map((part) => `${lineName(part)} × ${part.qty}`).join('、');

/** The names of sets for a sentence, at most three: `「茶禮盒」、「茶具組」`. */
export const namesOfSets = (sets: readonly { prd_name: string }[]): string => {
  const names = sets.slice(0, 3).map(({ prd_name }) => `「${prd_name}」`);
  return names.join('、') + (sets.length > 3 ? `等 ${sets.length} 個` : '');
};

/** The parts of a set as a cell has them: `P0001×2、P0002-RED×1`. */
export const setPartsText = (parts: readonly LineQuantity[]): string =>
  parts.map(({ prd_id, qty }) => `${prd_id}×${qty}`).join('、');

const SIGNED = /^([\w-]{1,40})\s*[×*]\s*(\d{1,9})$/;
/** Codes may contain the letter: it means × only after a digit or a space. */
const LETTERED = /^([\w-]{0,39}\d|[\w-]{1,40}(?=\s))\s*[xX]\s*(\d{1,9})$/;

/** One part as its code and quantity, `P0001×2`; a code alone is one piece. */
function readPart(text: string): LineQuantity | { why: string } {
  const [, prd_id = '', digits = '1'] =
    SIGNED.exec(text) ?? LETTERED.exec(text) ?? /^([\w-]{1,40})$/.exec(text) ?? [];
  const qty = Number(digits);
  if (prd_id === '') return { why: `${quotedCell(text)}請寫成「商品編號×數量」，例如 P0001×2。` };
  return qty >= 1 && qty <= SET_PART_QTY_MAX
    ? { prd_id, qty }
    : { why: `${quotedCell(text)}的數量要在 1 到 ${SET_PART_QTY_MAX} 之間。` };
}

/** A part as `setPartsText` writes it. */
export function readSetPart(cell: string): LineQuantity {
  const part = readPart(cell);
  if ('why' in part) throw new Error(part.why);
  return part;
}

/** Parses the parts of a set, one on each line or with `、` between them; in order. */
export function readSetParts(text: string): { value: LineQuantity[] } | { why: string } {
  const texts = text.split(/[、,，;；\n\r]+/).map(plainCell);
  const parts: LineQuantity[] = [];
  for (const one of texts.filter((part) => part !== '')) {
    const part = readPart(one);
    if ('why' in part) return part;
    if (parts.some(({ prd_id }) => prd_id === part.prd_id))
      return { why: `${part.prd_id} 寫了兩次，請合成一項，並加總數量。` };
    parts.push(part);
  }
  return parts.length > SET_PARTS_MAX
    ? { why: `組合最多 ${SET_PARTS_MAX} 項商品，這裡有 ${parts.length} 項。` }
    : { value: parts };
}
