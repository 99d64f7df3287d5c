export const runConcurrently = <T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

/** Runs `work` for all items, at most `concurrency` at a time. */
export async function mapWithConcurrency<T>(
  concurrency: number,
  pieces: readonly T[],
  work: (piece: T, i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await runConcurrently(concurrency, async () => {
    for (let i = next++; i < pieces.length; i = next++) {
      const piece = pieces[i];
      if (piece !== undefined) await work(piece, i);
    }
  });
}
