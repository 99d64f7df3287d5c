import { Button, EmptyState } from '@pinpu/shared/ui';

/** Full-page error if the public configuration could not be loaded (spec §8). */
export function StartError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState action={<Button onClick={onRetry}>重新載入</Button>}>
      系統設定載入錯誤。請確認網路連線後再試一次，您的購物車仍完整保留。
    </EmptyState>
  );
}
