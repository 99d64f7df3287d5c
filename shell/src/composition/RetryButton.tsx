import { Button, type ButtonProps } from '@pinpu/shared/ui';
import { useIsOutdated } from './outdated/use-is-outdated.ts';

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
