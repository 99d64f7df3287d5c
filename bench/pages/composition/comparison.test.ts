import type { Visit } from '../visit.ts';
import { faultsOf, isRenderedSubject, type Subject, subjects } from './comparison.ts';

const visit: Visit = {
  ...{ fcp: 300, content: 500, lcp: 1000, interactive: 2000, tbt: 100, blocked: 100, cls: 0 },
  ...{ documentBytes: 9_000, scriptBytes: 100_000, pictureBytes: 9_000, bytes: 120_000 },
  ...{ hops: 2, requests: 30, isRendered: false },
};

const visits = (changed: Partial<Record<Subject, Partial<Visit>>> = {}) =>
  Object.fromEntries(
    subjects.map((subject) => [
      subject,
      [{ ...visit, isRendered: isRenderedSubject(subject), ...changed[subject] }],
    ]),
  ) as Record<Subject, Visit[]>;

it.each([
  ['nothing at the bounds', { composed: { scriptBytes: 130_000, lcp: 1200, hops: 3 } }, []],
  [
    'script',
    { composed: { scriptBytes: 140_000 } },
    ['home: scriptBytes of composed ÷ one bundle is 1.40, over 1.3'],
  ],
  [
    'a late paint of rendered pages',
    { 'composed, rendered': { lcp: 1300 } },
    ['home: lcp of composed, rendered ÷ one bundle, rendered is 1.30, over 1.2'],
  ],
  [
    'a page that should not have been rendered',
    { composed: { isRendered: true } },
    ['home: composed was rendered by the server in 1 of 1 visits'],
  ],
  ['hops', { 'one bundle': { hops: 4 } }, ['home: one bundle takes 4 hops, over 3']],
  [
    'a page that should have been rendered',
    { 'composed, rendered': { isRendered: false } },
    ['home: composed, rendered was not rendered by the server in 1 of 1 visits'],
  ],
])('reports %s [M1]', (_what, changed, faults) => {
  expect(faultsOf('home', visits(changed))).toEqual(faults);
});
