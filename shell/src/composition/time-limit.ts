/** Runs `work`, failing when it takes longer than `limit` milliseconds; the work itself is not stopped. */
export function withinTimeLimit<T>(limit: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
