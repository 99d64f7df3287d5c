import { Notice } from '@pinpu/shared/ui';
import { RetryButton } from './RetryButton.tsx';

/** Error message for a slot whose part failed to load. */
export function SlotError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice variant="warning" message="這個部分暫時無法顯示。">
      <RetryButton size="small" variant="secondary" onRetry={onRetry} />
    </Notice>
  );
}
