/** Card instalments, where a shop offers them (pay way 4 of spec §4). */
export const CARD_INSTALMENTS = 4;

/** The first charge and each later one, in TWD. */
export interface Instalments {
  first: number;
  each: number;
}

/** Splits an amount into instalments; the remainder is added to the first, as banks do (docs/taiwan). */
export function instalmentsOf(amount: number, periods: number): Instalments {
  const each = Math.floor(amount / periods);
  return { first: amount - each * (periods - 1), each };
}
