import { creditGrantFaults } from './credit-grant.ts';

const NOW = new Date('2026-11-30T16:30:00Z');
const GRANT = { amount: 100, note: '', until: '' };

describe('the faults of a grant by hand', () => {
  it.each([
    ['an amount without note and end', {}],
    ['the highest amount', { amount: 100_000 }],
    ['today in Taipei as the last day', { until: '2026-12-01' }],
  ])('are none for %s [W3]', (_, change) => {
    expect(creditGrantFaults({ ...GRANT, ...change }, NOW)).toEqual({});
  });

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: 100_001 }],
    ['note', { note: '好'.repeat(61) }],
    ['until', { until: '2026-02-30' }],
    ['until', { until: '2026-11-30' }],
  ])('name %s of %j [W3]', (field, change) => {
    expect(Object.keys(creditGrantFaults({ ...GRANT, ...change }, NOW))).toEqual([field]);
  });
});
