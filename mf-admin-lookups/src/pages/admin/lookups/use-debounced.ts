import { useEffect, useState } from 'react';

const REST_MS = 300;

/** A value once it has been the same for 300 ms: a search is requested when typing pauses. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
