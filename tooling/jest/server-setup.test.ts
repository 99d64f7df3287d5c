import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProject } from './server-project.ts';

const jestBin = createRequire(import.meta.url).resolve('jest/bin/jest');

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pinpu-jest-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const PASSES = `it('passes', () => undefined);`;

/** Handles what the pool sends the second process a second late, as where its modules load more slowly. */
const SLOW_SECOND_PROCESS = `if (process.env.TINYPOOL_WORKER_ID === '2') {
  const emit = process.emit.bind(process);
  process.emit = (name, ...args) => {
    if (name !== 'message' || !args[0]?.__tinypool_worker_message__) return emit(name, ...args);
    setTimeout(() => emit(name, ...args), 1000);
    return true;
  };
}`;

/** Runs jest on these files of the `server` project. */
function runJest(files: Record<string, string>, args: string[] = [], env = {}) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(dir, `${name}.test.ts`), content);
  const config = JSON.stringify(serverProject({ rootDir: dir, roots: [dir] }));
  return spawnSync(process.execPath, [jestBin, '--json', '--config', config, ...args], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
}

function report(content: string) {
  const { assertionResults } = JSON.parse(runJest({ one: content }).stdout).testResults[0];
  return assertionResults.map(
    (test: { title: string; status: string; failureMessages: string[] }) =>
      [test.title, test.status, test.failureMessages[0]?.match(/Error: (.*)/)?.[1]].join(' | '),
  );
}

it('ends a test and a hook that hang, by the limit of the file or their own, and goes on', () => {
  const hangs = '() => new Promise(() => undefined)';
  const lines = report(`
    jest.setTimeout(150);
    it('hangs', ${hangs});
    it('hangs longer', ${hangs}, 250);
    describe('with a hook that hangs', () => {
      beforeAll(${hangs});
      it('goes on', () => undefined);
    });`);
  expect(lines).toEqual([
    'hangs | failed | Exceeded the limit of 150 ms',
    'hangs longer | failed | Exceeded the limit of 250 ms',
    '(beforeAll) | failed | Exceeded the limit of 150 ms',
    'goes on | passed | ',
  ]);
});

it('a process that loads more slowly than the other gets its file, too [ADR 0192]', () => {
  const slow = `data:text/javascript,${encodeURIComponent(SLOW_SECOND_PROCESS)}`;
  const done = runJest({ one: PASSES, two: PASSES, three: PASSES }, ['-w', '2'], {
    NODE_OPTIONS: `--import=${slow}`,
  });
  expect(done.status).toBe(0);
  expect(JSON.parse(done.stdout).numPassedTests).toBe(3);
});

it('forgets the limit of a test that fails at once', () => {
  const lines = report(`
    jest.setTimeout(150);
    it('fails', () => { throw new Error('at once'); });
    it('goes on', () => new Promise((done) => setTimeout(done, 400)), 2000);`);
  expect(lines).toEqual(['fails | failed | at once', 'goes on | passed | ']);
});

it('restores mocks after each test', () => {
  const lines = report(`
    it('mocks', () => { jest.spyOn(Math, 'max').mockReturnValue(7); expect(Math.max(1)).toBe(7); });
    it('finds the original', () => expect(Math.max(1)).toBe(1));`);
  expect(lines).toEqual(['mocks | passed | ', 'finds the original | passed | ']);
});
