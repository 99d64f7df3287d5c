/** The number of checks of a step that passed, failed, or were skipped for a printed reason. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Seconds that each test file took, if the step has test files. */
  files: readonly FileTime[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

interface JestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

/** A runner that fails without a failed test counts as one failure. */
const failures = (failed: number, ok: boolean) => (ok ? failed : Math.max(failed, 1));

/** Reads the report of `jest --json`; `ok` is whether jest exited with 0. */
export function jestOutcome(report: JestReport, ok: boolean): Outcome {
  return {
    passed: report.numPassedTests ?? 0,
    failed: failures(report.numFailedTests ?? 0, ok),
    skipped: report.numPendingTests ?? 0,
    files: (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const millisecondsOf = ({ specs = [], suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0);

/** Reads Playwright's JSON report; `ok` is whether it exited with 0. */
export function playwrightOutcome({ stats, suites = [] }: PlaywrightReport, ok: boolean): Outcome {
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: failures(stats?.unexpected ?? 0, ok),
    skipped: stats?.skipped ?? 0,
    files: suites.map((suite) => ({
      file: `e2e/journeys/${suite.file}`,
      seconds: millisecondsOf(suite) / 1000,
    })),
  };
}
