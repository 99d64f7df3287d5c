/** Wraps a function so that it reads each key only once. */
export function readOnce<Key, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const reads = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = reads.get(key) ?? read(key);
    reads.set(key, known);
    return known;
  };
}
