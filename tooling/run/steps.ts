import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

/** How many checks of a step passed, failed, or were left out for a reason it printed. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const nodeFlags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const merged = { ...process.env, ...env };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: merged }).status === 0;
}

/** A step that only passes or fails. */
export function check(command: string, args: string[]): Outcome {
  const ok = run(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** A script of ours, run by this Node. */
export const script = (file: string, ...args: string[]) =>
  check(process.execPath, [...nodeFlags, file, ...args]);

function withReport<T>(work: (file: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-test-'));
  try {
    return work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const countsIn = (file: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** What jest's report says; one more failure when jest itself fails without a failed test. */
function outcomeOf(file: string, ok: boolean): Outcome {
  const report = countsIn(file);
  const failed = numberOf(report.numFailedTests);
  return {
    passed: numberOf(report.numPassedTests),
    failed: ok ? failed : Math.max(failed, 1),
    skipped: numberOf(report.numPendingTests),
  };
}

/** Jest's tests. */
export function jest(): Outcome {
  return withReport((file) => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const own = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`];
    return outcomeOf(file, run(process.execPath, [...flags, ...own]));
  });
}

/** The server's tests once more, on a real PostgreSQL; none where there is none, which it says. */
export function jestOnPostgres(): Outcome {
  return withReport((file) => {
    const own = ['tooling/postgres/test-server.ts', '--testPathPatterns=/server/src/'];
    const report = ['--json', `--outputFile=${file}`];
    return outcomeOf(file, run(process.execPath, [...nodeFlags, ...own, ...report]));
  });
}

/** The journeys in a real browser at `chromium` ('' for Playwright's own). */
export function journeys(chromium: string): Outcome {
  return withReport((file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium };
    const ok = run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env,
    );
    const stats = countsIn(file).stats;
    const counts = (typeof stats === 'object' && stats !== null ? stats : {}) as Record<
      string,
      unknown
    >;
    const failed = numberOf(counts.unexpected);
    return {
      passed: numberOf(counts.expected) + numberOf(counts.flaky),
      failed: ok ? failed : Math.max(failed, 1),
      skipped: numberOf(counts.skipped),
    };
  });
}
