import { tryLaterText } from '@pinpu/shared/api/failure';
import { Button, Notice } from '@pinpu/shared/ui';

interface ProductsErrorProps {
  /** Says why, where the server asks to try again later. */
  error?: unknown;
  onRetry: () => void;
}

/** Replaces products that could not be loaded; the rest of the page remains usable. */
export function ProductsError({ error, onRetry }: ProductsErrorProps) {
  return (
    <Notice variant="warning" message={tryLaterText(error) ?? '商品暫時無法顯示。'}>
      <Button size="small" variant="quiet" onClick={onRetry}>
        再試一次
      </Button>
    </Notice>
  );
}
