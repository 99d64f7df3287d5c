/**
 * Shares a read among all callers who asked before it began. A caller never gets a value read before the call, so
 * during a read, all new callers wait for the next one.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;

  function begin(): Promise<Value> {
    next = undefined;
    const reading = read();
    underWay = reading.catch(() => undefined);
    return reading;
  }

  return () => {
    next ??= underWay.then(begin);
    return next;
  };
}
