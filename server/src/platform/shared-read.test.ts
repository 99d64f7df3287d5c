import { sharedRead } from './shared-read.ts';

/** Reads that finish when the test says so. */
function heldReads() {
  const ends: ((value: number) => void)[] = [];
  const read = sharedRead(() => new Promise<number>((resolve) => ends.push(resolve)));
  const begun = async (count: number) => {
    while (ends.length < count) await Promise.resolve();
    return ends.length;
  };
  return { read, ends, begun };
}

it('all callers before a read begins share it', async () => {
  const { read, ends, begun } = heldReads();
  const reads = [read(), read(), read()];
  expect(await begun(1)).toBe(1);
  ends[0]?.(7);
  expect(await Promise.all(reads)).toEqual([7, 7, 7]);
});

it('never returns a read that began before the call', async () => {
  const { read, ends, begun } = heldReads();
  const first = read();
  await begun(1);
  const later = [read(), read()];
  ends[0]?.(1);
  expect(await first).toBe(1);
  expect(await begun(2)).toBe(2);
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

it('rejects for the waiting callers, and not for the next', async () => {
  let fails = true;
  const read = sharedRead(async () => {
    if (fails) throw new Error('no database');
    return 1;
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('no database');
  fails = false;
  expect(await read()).toBe(1);
});
