import { median } from '../support/median.ts';
import { quantile } from '../support/quantile.ts';
import type { Subject } from './subjects.ts';
import type { Costs, Visit } from './visit.ts';

export type Visits = Record<Subject, Visit[]>;

const MEASURES: (keyof Costs)[] = [
  ...(['fcp', 'content', 'lcp', 'interactive', 'tbt', 'blocked', 'cls'] as const),
  ...(['documentBytes', 'scriptBytes', 'pictureBytes', 'bytes', 'hops', 'requests'] as const),
];

/** Pairs of subjects; the first is divided by the second. */
const RATIOS: [Subject, Subject][] = [
  ['composed, rendered', 'composed'],
  ['composed, rendered', 'one bundle, rendered'],
  ['composed', 'one bundle'],
];

const whole = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

const valuesOf = (visits: readonly Visit[], measure: keyof Costs) =>
  visits.map((visit) => visit[measure]);

/** The ratio of the medians of a measure in two subjects. */
export const ratioOf = (visits: Visits, measure: keyof Costs, [ours, theirs]: [Subject, Subject]) =>
  median(valuesOf(visits[ours], measure)) / median(valuesOf(visits[theirs], measure));

/** A row for each measure: median and first quartile of each subject, and ratios of the medians. */
export function comparison(visits: Visits) {
  const row = (measure: keyof Costs) => {
    const columns = Object.entries(visits).map(([subject, of]) => {
      const values = valuesOf(of, measure);
      return [subject, `${whole(median(values))} (${whole(quantile(values, 0.25))})`];
    });
    const ratios = RATIOS.map((pair) => {
      const ratio = ratioOf(visits, measure, pair);
      return [pair.join(' ÷ '), Number.isFinite(ratio) ? ratio.toFixed(2) : ''];
    });
    return Object.fromEntries([...columns, ...ratios]);
  };
  return Object.fromEntries(MEASURES.map((measure) => [measure, row(measure)]));
}
