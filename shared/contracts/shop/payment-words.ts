import * as s from '@pinpu/shared/contracts/schema';

/** Response of `GET /static/lang/{language}/payment.json`: texts by wire value (spec §4, §7). */
export const paymentWordsSchema = s.object({
  pay_way: s.record(s.string(), s.string()),
  status: s.record(s.string(), s.string()),
});
