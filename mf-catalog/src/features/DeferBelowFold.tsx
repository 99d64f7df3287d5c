import { useLocation } from '@pinpu/shared/router';
import { useDeferredRender, WithoutScript } from '@pinpu/shared/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { entryName } from './scroll/history-entry.ts';
import { storedPosition } from './scroll/scroll-positions.ts';

const never = () => () => undefined;

/** True if Back, Forward or a reload restores a position below the top: the page then needs its full height at once. */
function useReturning(): boolean {
  const { key } = useLocation();
  const isReturning = () => (storedPosition(entryName(key))?.y ?? 0) > 0;
  return useSyncExternalStore(never, isReturning, () => false);
}

/**
 * Content below the first screen: rendered once the first screen is visible; by the server at once, for visitors
 * without scripts.
 */
export function DeferBelowFold({ children }: { children: ReactNode }) {
  const isShown = useDeferredRender(useReturning());
  return (
    <>
      {isShown && children}
      <WithoutScript>{children}</WithoutScript>
    </>
  );
}
