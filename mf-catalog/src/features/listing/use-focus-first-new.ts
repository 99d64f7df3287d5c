import { type RefObject, useEffect, useRef } from 'react';

/** After a press for more, focuses the first product after those `shown`, once it is rendered. */
export function useFocusFirstNew(grid: RefObject<HTMLElement | null>, drawn: number) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || drawn <= from.current) return;
    const first = grid.current?.children[from.current];
    from.current = undefined;
    first?.querySelector<HTMLElement>('a, input')?.focus();
  }, [grid, drawn]);
  return (shown: number) => {
    from.current = shown;
  };
}
