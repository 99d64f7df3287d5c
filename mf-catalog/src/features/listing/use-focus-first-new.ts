import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a function to be called with the number of shown products when more are requested: once they are rendered,
 * the first new one gets the focus.
 */
export function useFocusFirstNew(grid: RefObject<HTMLElement | null>, shown: number) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    const first = grid.current?.children[from.current];
    from.current = undefined;
    first?.querySelector<HTMLElement>('a, input')?.focus();
  }, [grid, shown]);
  return (shown: number) => {
    from.current = shown;
  };
}
