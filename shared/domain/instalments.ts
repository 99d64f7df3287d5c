/** Paid by card in this many parts, chosen where a shop offers them (pay way 4 of spec §4). */
export const CARD_INSTALMENTS = 4;

/** What is charged first, and each time after that; in TWD. */
export interface Instalments {
  first: number;
  each: number;
}

/** An amount in so many instalments. What can't be divided comes with the first, as banks do it (docs/taiwan). */
export function instalmentsOf(amount: number, periods: number): Instalments {
  const each = Math.floor(amount / periods);
  return { first: amount - each * (periods - 1), each };
}
