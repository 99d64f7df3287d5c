/** How long a request waits for the first attempt, in ms; a mail server usually takes less than one second. */
const LIMIT_MS = 3000;

/** How long one mail's failure speaks for mails whose attempt takes too long, in ms. */
const DOWN_MS = 60_000;

/** The results of mails' first delivery attempts, for the requests that wait for them. */
export function firstAttempts(limitMs = LIMIT_MS) {
  const waiting = new Map<string, (isSent: boolean) => void>();
  let failedAt = Number.NEGATIVE_INFINITY;
  const isFailing = () => performance.now() - failedAt < DOWN_MS;

  return {
    finished(id: string, isSent: boolean): void {
      failedAt = isSent ? Number.NEGATIVE_INFINITY : performance.now();
      waiting.get(id)?.(isSent);
    },
    /** Undefined where the attempt takes longer and no other mail has just failed. */
    async isSent(id: string): Promise<boolean | undefined> {
      const { promise, resolve } = Promise.withResolvers<boolean | undefined>();
      waiting.set(id, resolve);
      const timer = setTimeout(() => resolve(isFailing() ? false : undefined), limitMs);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },
  };
}
