import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { findHeadlessBrowser } from './browser.ts';
import { jestOutcome, type Outcome, playwrightOutcome } from './reports.ts';

/** A part of `npm test`. */
export interface Step {
  name: string;
  /** Budget in seconds on two quiet cores; exceeding it is printed at the end. */
  budget: number;
  run(): Outcome;
}

const nodeFlags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const merged = { ...process.env, ...env };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: merged }).status === 0;
}

/** A step that only passes or fails. */
function check(command: string, args: string[]): Outcome {
  const ok = run(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, files: [] };
}

/** One of our scripts, run by this Node. */
const script = (file: string, ...args: string[]) =>
  check(process.execPath, [...nodeFlags, file, ...args]);

function reportIn(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Runs a command that writes a JSON report to `file`, and parses it. */
function reported(
  read: (report: object, ok: boolean) => Outcome,
  work: (file: string) => boolean,
): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-test-'));
  try {
    const file = path.join(folder, 'report.json');
    const ok = work(file);
    return read(reportIn(file), ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const jest = () =>
  reported(jestOutcome, (file) => {
    const own = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`];
    return run(process.execPath, [...nodeFlags, ...own]);
  });

/** The tests that open a database, again on a real PostgreSQL; without one it says so and runs none. */
const jestOnPostgres = () =>
  reported(jestOutcome, (file) => {
    const own = ['tooling/postgres/test-server.ts', '--json', `--outputFile=${file}`];
    return run(process.execPath, [...nodeFlags, ...own]);
  });

/** The journeys in a real browser. @throws Error where none is available. */
const journeys = () => {
  const chromium = findHeadlessBrowser();
  return reported(playwrightOutcome, (file) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    return run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium });
  });
};

/** The steps of `npm test`, in order. The budgets add up to thirteen minutes. */
export const steps: readonly Step[] = [
  { name: 'lint', budget: 25, run: () => script('tooling/lint/lint.ts') },
  { name: 'types', budget: 15, run: () => check('tsc', ['--noEmit']) },
  { name: 'unit and integration, embedded database', budget: 200, run: jest },
  { name: 'server on PostgreSQL', budget: 90, run: jestOnPostgres },
  {
    name: 'orders on two instances, in short',
    budget: 60,
    run: () => script('bench/prove-orders/main.ts', '--short'),
  },
  {
    name: 'faults under load, in short',
    budget: 60,
    run: () => script('bench/prove-faults/main.ts', '--short'),
  },
  { name: 'build', budget: 50, run: () => script('tooling/build/main.ts') },
  { name: 'journeys in a browser', budget: 280, run: journeys },
];
