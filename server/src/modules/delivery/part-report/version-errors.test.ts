import { testApp } from '../../../testing/index.ts';
import { mergeReports, type ReportRow } from './repository.ts';
import { versionErrors } from './routes.ts';

const HOUR = 3_600_000;

it('errors per version of the last hours are counted by phase, with mean durations and the latest reasons', async () => {
  const { db, clock } = await testApp({ seed: 'empty' });
  const row = (hours: number, fields: Partial<ReportRow>): ReportRow => ({
    remote: 'mf-cart',
    version: '2',
    phase: 'entry',
    outcome: 'ok',
    minute: new Date(clock.now().getTime() - hours * HOUR),
    count: 1,
    ms: 0,
    why: '',
    ...fields,
  });
  const failed = { phase: 'render', outcome: 'failed' } as const;
  await mergeReports(db, [
    row(1, { count: 3, ms: 300 }),
    row(2, { count: 1, ms: 500 }),
    row(1, { ...failed, why: 'TypeError: later' }),
    row(2, { ...failed, count: 4, why: 'TypeError: before' }),
    row(7, { ...failed, count: 100, why: 'long ago' }),
    row(1, { version: '1', phase: 'part', count: 9 }),
  ]);
  const at = (hours: number) => new Date(clock.now().getTime() - hours * HOUR);
  expect(await versionErrors(db, clock.now(), 6)).toEqual([
    {
      remote: 'mf-cart',
      version: '1',
      phases: [{ phase: 'part', ok: 9, failed: 0, ms: 0 }],
      reasons: [],
    },
    {
      remote: 'mf-cart',
      version: '2',
      phases: [
        { phase: 'entry', ok: 4, failed: 0, ms: 200 },
        { phase: 'render', ok: 0, failed: 5, ms: 0 },
      ],
      reasons: [
        { at: at(1), phase: 'render', why: 'TypeError: later' },
        { at: at(2), phase: 'render', why: 'TypeError: before' },
      ],
    },
  ]);
});
