/**
 * Shares one read among all that ask for it before it begins: nobody gets what was read before asking, and while one read
 * is under way all others wait for the next.
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
