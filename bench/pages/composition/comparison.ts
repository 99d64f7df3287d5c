import { distDir } from '../../../tooling/build/workspaces.ts';
import { type Rendering, startShop } from '../../support/start-shop.ts';
import { median, quantile } from '../../support/statistics.ts';
import { oneBundleDir } from '../one-bundle/build.ts';
import type { Costs, Visit } from '../visit.ts';

/** The compared subjects: the composed shop and the one bundle, each with and without server rendering. */
const SUBJECTS = {
  'composed, rendered': { dist: distDir, rendering: 'on' },
  composed: { dist: distDir, rendering: 'off' },
  'one bundle, rendered': { dist: oneBundleDir, rendering: 'on' },
  'one bundle': { dist: oneBundleDir, rendering: 'off' },
} satisfies Record<string, { dist: string; rendering: Rendering }>;

export type Subject = keyof typeof SUBJECTS;

export const subjects = Object.keys(SUBJECTS) as Subject[];

export const isRenderedSubject = (subject: Subject) => SUBJECTS[subject].rendering === 'on';

export async function startSubjects() {
  const running = [];
  for (const subject of subjects) {
    const { dist, rendering } = SUBJECTS[subject];
    running.push({ subject, ...(await startShop(dist, { rendering })) });
  }
  return running;
}

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

const ratioOf = (visits: Visits, measure: keyof Costs, [ours, theirs]: [Subject, Subject]) =>
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
