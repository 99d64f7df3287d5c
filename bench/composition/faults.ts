import { median } from '../support/median.ts';
import { ratioOf, type Visits } from './comparison.ts';
import { isRenderedSubject, type Subject, subjects } from './subjects.ts';
import type { Costs } from './visit.ts';

/** The largest ratio of a composed page's cost to that in one bundle, with or without server rendering. */
const MOST_RATIO = { scriptBytes: 1.3, lcp: 1.2 } satisfies Partial<Costs>;
const MOST_HOPS = 3;

const PAIRS: [Subject, Subject][] = [
  ['composed', 'one bundle'],
  ['composed, rendered', 'one bundle, rendered'],
];

/** Faults of a page's cold visits: those that exceed the limits, or were not cold. */
export function faultsOf(page: string, visits: Visits): string[] {
  const ratios = PAIRS.flatMap((pair) =>
    Object.entries(MOST_RATIO).map(([measure, most]) => {
      const ratio = ratioOf(visits, measure as keyof typeof MOST_RATIO, pair);
      const what = `${page}: ${measure} of ${pair.join(' ÷ ')} is ${ratio.toFixed(2)}`;
      return ratio > most && `${what}, over ${most}`;
    }),
  );
  const hops = subjects.map((subject) => {
    const most = median(visits[subject].map((visit) => visit.hops));
    return most > MOST_HOPS && `${page}: ${subject} takes ${most} hops, over ${MOST_HOPS}`;
  });
  const rendered = subjects.map((subject) => {
    const wrong = visits[subject].filter(
      ({ isRendered }) => isRendered !== isRenderedSubject(subject),
    );
    const not = isRenderedSubject(subject) ? 'not rendered' : 'rendered';
    return (
      wrong.length > 0 &&
      `${page}: ${subject} was ${not} by the server in ${wrong.length} of ${visits[subject].length} visits`
    );
  });
  return [...ratios, ...hops, ...rendered].filter((fault) => fault !== false);
}
