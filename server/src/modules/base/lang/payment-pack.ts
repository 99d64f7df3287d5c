import { isPayWay, ORDER_STATUS, orderStatusText, payWayText } from '@pinpu/shared/domain';

const textsOf = (numbers: number[], text: (value: number) => string) =>
  Object.fromEntries(numbers.map((value) => [value, text(value)]));

/** The language pack of payments: texts by wire value (spec §4, §7). */
export const PAYMENT_PACK = {
  pay_way: textsOf(Array.from({ length: 100 }, (_, value) => value).filter(isPayWay), payWayText),
  status: textsOf(Object.values(ORDER_STATUS), orderStatusText),
};
