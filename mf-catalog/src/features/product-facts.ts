/** A number of sales or likes: 999, 1K, 1.2K, 12K, and M from a million on; cut, never rounded up (spec §9). */
export function soldCountText(sold_out_qty: number): string {
  const count = Math.max(0, Math.trunc(sold_out_qty));
  if (count < 1000) return String(count);
  const [unit, letter] = count < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M'];
  return `${Math.trunc((count * 10) / unit) / 10}${letter}`;
}

/** Whole months since `u_date`, at least 0; undefined if the date can't be read (spec §9). */
export function productAgeMonths(u_date: string, now: Date): number | undefined {
  const since = new Date(u_date);
  if (Number.isNaN(since.getTime())) return undefined;
  const months =
    (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth();
  const begun = now.getUTCDate() < since.getUTCDate() ? 1 : 0;
  return Math.max(0, months - begun);
}
