import { type RefObject, useEffect, useRef } from 'react';

/** Asked for more by a press, the focus goes on to the first product that is new, once it is there. */
export function useNewFocus(grid: RefObject<HTMLElement | null>, count: number) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    const first = grid.current?.children[from.current];
    from.current = undefined;
    first?.querySelector<HTMLElement>('a, input')?.focus();
  }, [grid, count]);
  return () => {
    from.current = count;
  };
}
