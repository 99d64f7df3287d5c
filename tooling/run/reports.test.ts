import { jestOutcome, playwrightOutcome } from './reports.ts';

describe('a report of jest', () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [{ name: '/shop/a.test.ts', startTime: 1_000, endTime: 3_500 }],
  };

  it('gives counts, and the seconds of every file', () => {
    expect(jestOutcome(report, false)).toEqual({
      passed: 12,
      failed: 1,
      skipped: 2,
      files: [{ file: '/shop/a.test.ts', seconds: 2.5 }],
    });
  });

  it('counts one failure where jest fails without a failed test, or leaves no report', () => {
    expect(jestOutcome({ ...report, numFailedTests: 0 }, false).failed).toBe(1);
    expect(jestOutcome({}, false)).toEqual({ passed: 0, failed: 1, skipped: 0, files: [] });
  });
});

describe('a report of Playwright', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });

  it('gives counts, and the seconds of every file with its groups and repeats', () => {
    const report = {
      stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 4 },
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec(500)],
          suites: [{ file: 'a.spec.ts', specs: [spec(700, 800)] }],
        },
        { file: 'b.spec.ts' },
      ],
    };
    expect(playwrightOutcome(report, true)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 4,
      files: [
        { file: 'e2e/journeys/a.spec.ts', seconds: 2 },
        { file: 'e2e/journeys/b.spec.ts', seconds: 0 },
      ],
    });
  });

  it('counts one failure where Playwright leaves no report', () => {
    expect(playwrightOutcome({}, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});
