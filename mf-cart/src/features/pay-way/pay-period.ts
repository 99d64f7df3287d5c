import { CARD_INSTALMENTS, formatTwd } from '@pinpu/shared/domain';
import type { PayWayChoice } from './pay-way-choice.ts';

/** The numbers of instalments to choose from; empty for other pay ways. */
export const periodsOf = ({ rows, pay_way }: Pick<PayWayChoice, 'rows' | 'pay_way'>) =>
  pay_way === CARD_INSTALMENTS
    ? (rows.find(({ offer }) => offer.pay_way === pay_way)?.offer.periods ?? [])
    : [];

/** The selected number, by default the lowest; undefined if there is no choice. */
export function payPeriodOf(
  choice: Pick<PayWayChoice, 'rows' | 'pay_way'>,
  chosen: number | undefined,
): number | undefined {
  const periods = periodsOf(choice);
  return periods.find((count) => count === chosen) ?? periods[0];
}

/** The first charge and each later one, in TWD. */
interface Instalments {
  first: number;
  each: number;
}

/** Splits an amount (TWD) into instalments; the remainder is added to the first, as banks do (docs/taiwan). */
export function instalmentsOf(amount: number, periods: number): Instalments {
  const each = Math.floor(amount / periods);
  return { first: amount - each * (periods - 1), each };
}

export function periodText(periods: number, amount: number): string {
  const { first, each } = instalmentsOf(amount, periods);
  return first === each
    ? `${periods} 期，每期 ${formatTwd(each)}`
    : `${periods} 期，首期 ${formatTwd(first)}，其後每期 ${formatTwd(each)}`;
}
