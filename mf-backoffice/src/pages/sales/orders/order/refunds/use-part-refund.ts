import { useAdminDraft } from '@pinpu/shared/api/admin';
import { soldLines } from '@pinpu/shared/contracts';
import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, type ParcelContents, returnedAmount } from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { useState } from 'react';
import { typedNumber } from '../../../../../features/fields/typed-number.ts';
import { refundedUnits } from '../../../../../features/orders/unrefunded-lines.ts';
import { type RefundWay, usualWay } from '../../../../../features/refunds/WayField.tsx';
import type { OrderMoves } from '../use-order-move.ts';

interface Typed {
  amount: string;
  /** Units by line, from 1. */
  units: Readonly<Record<number, number>>;
  restock: boolean;
  reason: string;
  way: RefundWay;
}

/** What units that come back cost by the rules of their order, less their share of its coupon. */
function costOfReturn({ order, price_rules }: ShopOrder, contents: ParcelContents): number {
  const { dis_inv_amt, refunds } = order;
  const earlier = refunds.filter(({ contents: units }) => units.length > 0);
  return returnedAmount(
    { lines: soldLines(order), dis_inv_amt, rules: price_rules },
    contents,
    earlier.map(({ contents: units }) => units),
  );
}

/** What is refunded of an order in part: an amount, units, or both. */
export function usePartRefund(shown: ShopOrder, moves: OrderMoves) {
  const { order, refund_rest: rest = 0, refund_by_provider = false } = shown;
  const { refund_as_credit: asCredit = false } = shown;
  const none: Typed = {
    ...{ amount: '', units: {}, restock: false, reason: '' },
    way: usualWay(refund_by_provider),
  };
  const [typed, setTyped] = useAdminDraft(`part-refund ${order.ord_code}`, none);
  const [wrong, setWrong] = useState('');
  const [isAsking, setAsking] = useState(false);
  useKeepPage(typed.amount === '' ? undefined : 'a refund');
  const lines = soldLines(order).map((line, at) => ({
    ...{ line, line_no: at + 1 },
    left: line.qty - refundedUnits(order, at + 1),
  }));
  const unitsOf = (units: Typed['units']) =>
    lines.flatMap(({ line_no, left }) => {
      const qty = Math.min(units[line_no] ?? 0, left);
      return qty > 0 ? [{ line_no, qty }] : [];
    });
  const contents = unitsOf(typed.units);
  const amount = typedNumber(typed.amount) ?? Number.NaN;
  const change = (next: Partial<Typed>) => setTyped({ ...typed, ...next });
  return {
    ...{ typed, lines, contents, amount, rest, wrong, isAsking, setAsking, change },
    byProvider: refund_by_provider,
    asCredit,
    /** Sets the units of a line, and proposes what they cost. */
    setUnits: (line_no: number, qty: number) => {
      const units = { ...typed.units, [line_no]: qty };
      const price = costOfReturn(shown, unitsOf(units));
      change({ units, amount: price > 0 ? String(Math.min(price, rest)) : '' });
    },
    ask: () => {
      const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= rest;
      setWrong(isAmount ? '' : `請填 1 到 ${formatTwd(rest)} 之間的整數`);
      setAsking(isAmount);
    },
    send: () => {
      const { restock, reason, way } = typed;
      const fields = { amount, contents, reason: reason.trim(), way };
      moves.make(
        { move: 'refund-part', fields: { ...fields, restock: restock && contents.length > 0 } },
        () => setTyped(none),
      );
      setAsking(false);
    },
  };
}

export type PartRefund = ReturnType<typeof usePartRefund>;
