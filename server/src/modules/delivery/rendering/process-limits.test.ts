import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { MAX_WAITED_MS, watchTime } from './process-limits.ts';

const LIMIT_MS = 1000;

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 1) {
    mock.timers.tick(1);
    await setImmediate();
  }
}

/** Whether a process is late after so long, where the system says at each look how long it has waited for a core. */
async function isLate({ afterMs, waited }: { afterMs: number; waited: readonly number[] }) {
  const onLate = mock.fn();
  const answers = [0, ...waited];
  const read = async () => answers.shift() ?? waited.at(-1) ?? 0;
  const stop = watchTime(process.pid, LIMIT_MS, onLate, read);
  await pass(afterMs);
  stop();
  await pass(LIMIT_MS);
  return onLate.mock.callCount() > 0;
}

it('a process that always had a core is late at its limit, and never once it is no longer watched [40]', async () => {
  expect(await isLate({ afterMs: LIMIT_MS - 1, waited: [0] })).toBe(false);
  expect(await isLate({ afterMs: LIMIT_MS, waited: [0] })).toBe(true);
});

it('the time in which a process waited for a core does not count [40]', async () => {
  const waited = [700, 900];
  expect(await isLate({ afterMs: LIMIT_MS + 899, waited })).toBe(false);
  expect(await isLate({ afterMs: LIMIT_MS + 900, waited })).toBe(true);
});

it('waiting for a core extends the time to a bound [40]', async () => {
  const waited = [MAX_WAITED_MS * 2];
  expect(await isLate({ afterMs: LIMIT_MS + MAX_WAITED_MS - 1, waited })).toBe(false);
  expect(await isLate({ afterMs: LIMIT_MS + MAX_WAITED_MS, waited })).toBe(true);
});
