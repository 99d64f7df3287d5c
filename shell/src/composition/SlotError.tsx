import { Notice, useIsOnline } from '@pinpu/shared/ui';
import { RetryButton } from './RetryButton.tsx';

const OFFLINE = '目前沒有網路連線，恢復後會自動顯示這個部分。';

/** Error message for a slot whose part failed to load. */
export function SlotError({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  return (
    <Notice variant="warning" message={isOnline ? '這個部分暫時無法顯示。' : OFFLINE}>
      <RetryButton size="small" variant="secondary" onRetry={onRetry} />
    </Notice>
  );
}
