// Imported first: Node then reads drizzle's package.json only once, which halves the time to load the server.
import '../../server/src/platform/known-modules.ts';
import type { Circus } from '@jest/types';
import { addEventHandler, getState } from 'jest-circus';
import { runInEveryFile } from '../../server/src/testing/every-file.ts';

/*
 * Runs once in each process of the `server` project. jest-light-runner runs hooks and tests, but does not support time
 * limits, `jest.setTimeout` and `restoreMocks`. They are added here, when jest-circus registers a test or hook.
 */

// Test processes are ended by a signal; with this, their exit handlers also run then and remove temporary files.
process.once('SIGTERM', () => process.exit());

/** Time limit of a test or hook in milliseconds, unless the file or the test sets another. */
const LIMIT_MS = 90_000;

type Work = () => Promise<void>;

function limited(work: Work, limit: number): Work {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Exceeded the limit of ${limit} ms`)), limit);
    });
    // Wrapped in a promise, so that work that throws at once clears the timer, too. A late rejection of the timer would
    // end the process.
    const done = Promise.resolve().then(work);
    await Promise.race([done, late]).finally(() => clearTimeout(timer));
  };
}

const restoreMocks = async () => void jest.restoreAllMocks();

/** Every test file starts with an empty root block; these hooks are added to each, before the file's own. */
function addCommonHooks(root: Circus.DescribeBlock): void {
  const hook = (type: Circus.HookType, fn: Work): Circus.Hook => ({
    type,
    fn: limited(fn, LIMIT_MS) as Circus.HookFn,
    asyncError: new Error(`common ${type} hook`),
    parent: root,
    seenDone: false,
    timeout: LIMIT_MS,
  });
  root.hooks.unshift(
    hook('beforeEach', () => runInEveryFile('beforeEach')),
    hook('afterEach', () => runInEveryFile('afterEach')),
    hook('afterEach', restoreMocks),
    hook('afterAll', () => runInEveryFile('afterAll')),
  );
}

const limits = new WeakMap<object, number>();
const prepared = new WeakSet<object>();

/** The limit of the current file, which calls `jest.setTimeout` at its top. */
const limitOfFile = () => limits.get(getState().rootDescribeBlock) ?? LIMIT_MS;

addEventHandler((event, { currentDescribeBlock, rootDescribeBlock }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added =
    event.name === 'add_test'
      ? currentDescribeBlock.children.at(-1)
      : currentDescribeBlock.hooks.at(-1);
  if (added && 'fn' in added && added.fn)
    added.fn = limited(added.fn as Work, event.timeout ?? limitOfFile());
  if (prepared.has(rootDescribeBlock)) return;
  prepared.add(rootDescribeBlock);
  addCommonHooks(rootDescribeBlock);
});

jest.setTimeout = (limit) => {
  limits.set(getState().rootDescribeBlock, limit);
  return jest;
};
