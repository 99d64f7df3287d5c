import { subTotal } from './shipping.ts';

/** Store credit (購物金) that a member can use, in whole TWD (ADR 0227). */
export interface CreditBalance {
  /** Granted by the shop: a discount on goods. */
  bonus: number;
  /** Paid back as credit: the member's money, for goods and shipping. */
  paid: number;
}

export interface CreditOffer extends CreditBalance {
  /** The most of an order's goods that bonus credit pays, in percent. */
  max_percent: number;
}

/** What an order costs before credit, in whole TWD: its goods after all discounts, and shipping. */
export interface CreditableAmounts {
  goods: number;
  ship_amt: number;
}

/** How much of each kind an order uses of the credit that its buyer wants to use; bonus credit first, since it expires. */
export function usedCredit(
  most: number,
  { bonus, paid, max_percent }: CreditOffer,
  { goods, ship_amt }: CreditableAmounts,
): CreditBalance {
  const ofBonus = Math.max(0, Math.min(most, bonus, Math.floor((goods * max_percent) / 100)));
  const ofPaid = Math.max(0, Math.min(most - ofBonus, paid, goods - ofBonus + ship_amt));
  return { bonus: ofBonus, paid: ofPaid };
}

/** Both kinds together. */
export const creditTotal = ({ bonus, paid }: CreditBalance): number => bonus + paid;

interface CreditedOrder {
  /** All credit that it uses; missing where it uses none. */
  credit_amt?: number | undefined;
  inv_amt: number;
  ap_amt: number;
}

/** The kinds of an order's credit: paid credit is what lowers the amount due, bonus credit is part of its discount. */
export function creditOfOrder({ credit_amt = 0, inv_amt, ap_amt }: CreditedOrder): CreditBalance {
  if (credit_amt === 0) return { bonus: 0, paid: 0 };
  const paid = inv_amt - ap_amt;
  return { bonus: credit_amt - paid, paid };
}

interface ReturnedLine {
  prd_price: number;
  qty: number;
}

/** What comes back of an order's bonus credit when units come back: in proportion to their list prices, in whole TWD. */
export function returnedBonus(
  bonus: number,
  lines: readonly ReturnedLine[],
  back: readonly { line_no: number; qty: number }[],
): number {
  const goods = subTotal(lines);
  const units = new Map<number, number>();
  for (const { line_no, qty } of back) units.set(line_no, (units.get(line_no) ?? 0) + qty);
  const returned = subTotal(
    lines.map((line, at) => ({ ...line, qty: Math.min(line.qty, units.get(at + 1) ?? 0) })),
  );
  return goods === 0 ? 0 : Math.floor((bonus * returned) / goods);
}

/** How a shop gives and takes store credit. */
export interface CreditTerms {
  /** The most of an order's goods that bonus credit pays, in percent. */
  max_percent: number;
  /** What comes back of what was paid for an order, in percent; 0 for nothing. */
  earn_percent: number;
  /** How many days after shipping. */
  earn_days: number;
  /** How many days granted credit is valid; 0 for ever. */
  valid_days: number;
  /** What a new member gets, in whole TWD; 0 for nothing. */
  welcome: number;
}

export const CREDIT_LIMITS: Readonly<Record<keyof CreditTerms, readonly [number, number]>> = {
  max_percent: [1, 100],
  earn_percent: [0, 20],
  earn_days: [7, 90],
  valid_days: [0, 1095],
  welcome: [0, 10_000],
};

/** Credit for an order: a percentage of what was paid in money and stayed, rounded down. */
export const earnedCredit = (paid: number, percent: number): number =>
  Math.max(0, Math.floor((paid * percent) / 100));
