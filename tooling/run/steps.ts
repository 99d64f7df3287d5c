import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { JEST_FLAGS } from '../jest/project.ts';
import { findHeadlessBrowser } from '../operations/browser.ts';
import { hasPostgres } from '../postgres/find.ts';
import { jestOutcome, type Outcome, playwrightOutcome } from './reports.ts';

/** The output of a step's processes: `inherit`, or a file descriptor. */
export type Output = 'inherit' | number;

/** A part of `npm test`. */
export interface Step {
  name: string;
  /** Budget in seconds on two idle cores, while the parallel steps run, too. If it is exceeded, the summary says so. */
  budget: number;
  run(output: Output): Promise<Outcome>;
}

const nodeFlags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

async function run(
  output: Output,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** A step without single checks: it passes or fails. */
const check =
  (command: string, ...args: string[]) =>
  async (output: Output): Promise<Outcome> => {
    const ok = await run(output, command, args);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, files: [] };
  };

/** Runs one of the repository's scripts with the current Node. */
const script = (file: string, ...args: string[]) =>
  check(process.execPath, ...nodeFlags, file, ...args);

function reportIn(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Runs a command that writes a JSON report to `file`, and reads the report. */
async function reported(
  read: (report: object, ok: boolean) => Outcome,
  work: (file: string) => Promise<boolean>,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-test-'));
  try {
    const file = path.join(folder, 'report.json');
    const ok = await work(file);
    return read(reportIn(file), ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const formOf = (isLong: boolean) => (isLong ? 'long' : 'short');

/** Runs jest. In the short form, tests that will run on PostgreSQL are left out, if there is one. */
const jest = (isLong: boolean) => (output: Output) =>
  reported(jestOutcome, (file) => {
    const own = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`];
    const leftOut =
      isLong || !hasPostgres() ? [] : ['--filter=./tooling/postgres/without-repeated.ts'];
    const args = ['--experimental-strip-types', ...JEST_FLAGS, ...own, ...leftOut];
    return run(output, process.execPath, args, { TEST_FORM: formOf(isLong) });
  });

/**
 * Runs the tests that use a database on a real PostgreSQL; without one, says so and runs none. The short form runs
 * those that depend on the database.
 */
const jestOnPostgres = (isLong: boolean) => (output: Output) =>
  reported(jestOutcome, (file) => {
    const own = ['tooling/postgres/test-server.ts', '--json', `--outputFile=${file}`];
    const args = [...nodeFlags, ...own, ...(isLong ? [] : ['--short'])];
    return run(output, process.execPath, args, { TEST_FORM: formOf(isLong) });
  });

/** Runs the journeys in a real browser. @throws Error if none is available */
const journeys = (isLong: boolean) => async (output: Output) => {
  const chromium = findHeadlessBrowser();
  return reported(playwrightOutcome, (file) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const form = { E2E_FORM: formOf(isLong) };
    // With the C locale, a browser can't save files with Chinese names.
    const locale = { LC_ALL: process.env.LC_ALL ?? process.env.LANG ?? 'C.UTF-8' };
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium, ...form, ...locale };
    return run(output, 'playwright', args, env);
  });
};

const lint: Step = { name: 'lint', budget: 45, run: script('tooling/lint/lint.ts') };
// One checker: several would repeat much of the work, which costs more than it saves while other steps run.
const types: Step = { name: 'types', budget: 25, run: check('tsc', '--noEmit', '--checkers', '1') };
const build: Step = { name: 'build', budget: 35, run: script('tooling/build/main.ts') };
const orders: Step = {
  name: 'orders on two instances, in short',
  budget: 85,
  run: script('bench/main.ts', 'proofs', 'orders', '--short'),
};
const embedded = (isLong: boolean): Step => ({
  name: 'unit and integration, embedded database',
  budget: 180,
  run: jest(isLong),
});
const postgres = (isLong: boolean): Step => ({
  name: 'server on PostgreSQL',
  budget: 130,
  run: jestOnPostgres(isLong),
});
const faults: Step = {
  name: 'faults under load, in short',
  budget: 85,
  run: script('bench/main.ts', 'proofs', 'faults', '--short'),
};
const rendering: Step = {
  name: 'rendering with faulty builds, in short',
  budget: 25,
  run: script('bench/main.ts', 'proofs', 'rendering', '--short'),
};
const browser = (isLong: boolean): Step => ({
  name: 'journeys in a browser',
  budget: 320,
  run: journeys(isLong),
});

/**
 * The phases of `npm test`, one after the other. The lanes of a phase run at the same time: the orders wait for their
 * databases half the time, lint, types and build use one core for most of theirs, and the faults, which use 1.2 of two
 * cores, wait for what they break. The budgets of the longest lanes add up to 715 s; twelve minutes are the limit.
 */
export const phases = (isLong: boolean): readonly (readonly (readonly Step[])[])[] => [
  [[types, build, rendering], [orders]],
  [[embedded(isLong)]],
  [[postgres(isLong)], [lint, faults]],
  [[browser(isLong)]],
];
