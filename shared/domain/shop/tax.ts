/** Net amount and tax as the checkout payload states them, in TWD (spec §9). */
export interface TaxAmounts {
  tot_amt: number;
  tot_tax: number;
}

/**
 * tot_amt = round(total / 1.05), tot_tax = round(tot_amt × 0.05) (spec §9). Together they differ from the total by 1
 * where total mod 21 is 10.
 */
export function taxAmounts(total: number): TaxAmounts {
  // Computed in twentieths, since 1.05 and 0.05 have no exact binary representation.
  const tot_amt = Math.round((total * 20) / 21);
  return { tot_amt, tot_tax: Math.round(tot_amt / 20) };
}
