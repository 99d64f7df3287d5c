import { orderAmounts, RULE_COMBINATIONS } from '@pinpu/shared/domain';
import { numbersFrom } from '../../server/src/testing/seeded-numbers.ts';
import { randomCart } from '../support/random-rules.ts';
import { wholeNumber } from '../support/settings.ts';
import { median, quantile } from '../support/statistics.ts';

const ROUNDS = wholeNumber('ROUNDS', 300);
const WARM_UP = 30;
const SIZE = { rules: 200, lines: 50 };
const SEED = 41;
const COUPON = { coupon_code: 'C', kind: 'percent' as const, value: 10, min_amt: 0 };

/** Processor time of one evaluation, in ms. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const rows = RULE_COMBINATIONS.map((combine) => {
  const draw = numbersFrom(SEED);
  const times = Array.from({ length: WARM_UP + ROUNDS }, () => {
    const { lines, rules } = randomCart(draw, SIZE);
    return processorTime(() => orderAmounts(lines, COUPON, {}, { rules, combine }));
  }).slice(WARM_UP);
  return { combine, median: median(times), p95: quantile(times, 0.95), max: Math.max(...times) };
});

console.log(`\nms of processor time per cart, 200 rules × 50 lines, ${ROUNDS} carts`);
console.table(rows);
