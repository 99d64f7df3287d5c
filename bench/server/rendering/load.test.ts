import { atRate, throughput } from './load.ts';

it('sends requests at the set rate though none is answered yet, and records when each was due', async () => {
  const starts: number[] = [];
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answers = atRate(500, 0.02, async (number, due) => {
    starts.push(due);
    if (number === 9) release();
    await answered;
    return number;
  });
  expect(await answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [first = 0] = starts;
  expect(starts.map((due) => Math.round(due - first))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
});

it('rejects with the error of a failed request', async () => {
  const failing = atRate(500, 0.01, async (number) => {
    if (number === 1) throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
});

it('counts only what is answered', async () => {
  let starts = 0;
  const perSecond = await throughput(3, 0.02, async () => {
    starts += 1;
    await new Promise((resolve) => setImmediate(resolve));
  });
  expect(starts).toBeGreaterThanOrEqual(3);
  expect(perSecond).toBeLessThanOrEqual(starts / 0.02);
});
