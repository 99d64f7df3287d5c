import { Button, EmptyState } from '@pinpu/shared/ui';

/** Stands where a page could not be loaded; the frame around it goes on. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState action={<Button onClick={onRetry}>再試一次</Button>}>
      這個頁面暫時無法顯示，其他功能仍可正常使用。
    </EmptyState>
  );
}
