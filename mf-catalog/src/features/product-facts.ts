/** How many were sold, in K from 1000: 999, 1K, 1.2K, 12K; cut, never rounded up (spec §9). */
export function soldCountText(sold_out_qty: number): string {
  const count = Math.max(0, Math.trunc(sold_out_qty));
  return count < 1000 ? String(count) : `${Math.trunc(count / 100) / 10}K`;
}

/** Whole months since `u_date`, never below 0; undefined where the date can't be read (spec §9). */
export function productAgeMonths(u_date: string, now: Date): number | undefined {
  const since = new Date(u_date);
  if (Number.isNaN(since.getTime())) return undefined;
  const months =
    (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth();
  const begun = now.getUTCDate() < since.getUTCDate() ? 1 : 0;
  return Math.max(0, months - begun);
}
