import { monthStart, reportMonths } from './months.ts';

describe('the months of the earnings report', () => {
  it('are six, this one included, across the turn of the year [G5]', () => {
    expect(reportMonths(new Date('2026-02-14T04:00:00Z'))).toEqual([
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('begin at midnight in Taipei [G5]', () => {
    expect(reportMonths(new Date('2026-10-31T15:59:59Z')).at(-1)).toBe('2026-10');
    expect(reportMonths(new Date('2026-10-31T16:00:00Z')).at(-1)).toBe('2026-11');
    expect(monthStart('2026-11').toISOString()).toBe('2026-10-31T16:00:00.000Z');
  });
});
