import { Button, EmptyState } from '@pinpu/shared/ui';

/** Error message for a page that failed to load; the frame around it keeps working. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState action={<Button onClick={onRetry}>再試一次</Button>}>
      這個頁面暫時無法顯示，其他功能仍可正常使用。
    </EmptyState>
  );
}
