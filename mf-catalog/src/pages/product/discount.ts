/** Payable percentage of the original price, rounded up so that no discount is overstated. */
function payablePercent(price: number, original: number): number | undefined {
  if (price <= 0 || original <= price) return undefined;
  const percent = Math.ceil((price * 100) / original);
  return percent < 100 ? percent : undefined;
}

/** The discount in Taiwanese notation: 80 % is `8折`, 85 % `85折`, 5 % `0.5折`; undefined without one (spec §9). */
export function discountZhe(price: number, original: number): string | undefined {
  const percent = payablePercent(price, original);
  if (percent === undefined) return undefined;
  if (percent < 10) return `0.${percent}折`;
  return percent % 10 === 0 ? `${percent / 10}折` : `${percent}折`;
}

/** The discount in percent off, 20 for 8折; undefined without one (spec §9). */
export function percentOff(price: number, original: number): number | undefined {
  const percent = payablePercent(price, original);
  return percent === undefined ? undefined : 100 - percent;
}
