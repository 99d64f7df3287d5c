import { Button, Notice } from '@pinpu/shared/ui';

/** Error message for a slot whose part failed to load. */
export function SlotError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice variant="warning" message="這個部分暫時無法顯示。">
      <Button size="small" variant="secondary" onClick={onRetry}>
        再試一次
      </Button>
    </Notice>
  );
}
