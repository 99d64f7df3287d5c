import { useAtomValue } from '@pinpu/shared/state';
import { Button, type ButtonProps } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import { isLazyGoneAtom } from './outdated/lazy-gone.ts';
import { askForNewerComposition, newerCompositionAtom } from './outdated/newer-composition.ts';
import { useRemotes } from './remotes-context.tsx';

type RetryButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { onRetry: () => void };

/**
 * A button that tries to load a part again. Where the shop has been updated since, its files may be gone, so the page
 * is reloaded instead.
 */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  const isOutdated = useIsOutdated();
  return (
    <Button {...look} onClick={isOutdated ? () => window.location.reload() : onRetry}>
      {isOutdated ? '重新整理' : '再試一次'}
    </Button>
  );
}

/** The pause between two checks in ms, since several parts may fail at once. */
const PAUSE_MS = 5000;

/**
 * For a part that has failed: whether this page's composition has been replaced, so that its files may be gone and only
 * a reload helps. Asks the shop when the part fails.
 */
function useIsOutdated(): boolean {
  const { id } = useRemotes().composition;
  const newer = useAtomValue(newerCompositionAtom);
  const isLazyGone = useAtomValue(isLazyGoneAtom);
  useEffect(() => {
    void askForNewerComposition(id, PAUSE_MS);
  }, [id]);
  return newer !== '' || isLazyGone;
}
