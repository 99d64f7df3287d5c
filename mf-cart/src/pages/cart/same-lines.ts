import type { CartLine } from '@pinpu/shared/contracts';

const FACTS: (keyof CartLine)[] = [
  'prd_id',
  'prd_name',
  'prd_price',
  'prd_man_pic',
  'tot_qty',
  'qty',
  'ship_fee',
  'ship_fee_free_amt',
];

/** Whether two carts are the same, line by line and fact by fact. */
export function sameLines(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  return (
    a.length === b.length &&
    a.every((line, index) => FACTS.every((fact) => line[fact] === b[index]?.[fact]))
  );
}
