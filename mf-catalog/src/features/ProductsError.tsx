import { Button, Notice } from '@pinpu/shared/ui';

/** Replaces products that could not be loaded; the rest of the page remains usable. */
export function ProductsError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice variant="warning" message="商品暫時無法顯示。">
      <Button size="small" variant="quiet" onClick={onRetry}>
        再試一次
      </Button>
    </Notice>
  );
}
