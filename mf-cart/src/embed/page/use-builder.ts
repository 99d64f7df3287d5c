import { useSearchParams } from '@pinpu/shared/router';
import { useEffect, useState } from 'react';
import { type BuilderState, queryOf, stateOf } from './builder-state.ts';

/** A delay, since browsers limit how often a page may change its address. */
const REST_MS = 400;

/** The builder's state; the address is updated once it has not changed for a moment. */
export function useBuilder() {
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState(() => stateOf(query));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => setQuery(queryOf(state), { replace: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [state, isTouched, setQuery]);
  return {
    state,
    change: (change: Partial<BuilderState>) => {
      setTouched(true);
      setState((before) => ({ ...before, ...change }));
    },
  };
}

export type ChangeBuilder = ReturnType<typeof useBuilder>['change'];
