import { Button, EmptyState } from '@pinpu/shared/ui';
import { useServedRoute } from '../routing/use-served-route.ts';

/** Full-page error where the public configuration could not be loaded (spec §8). */
export function StartError({ onRetry }: { onRetry: () => void }) {
  const isOfShop = useServedRoute()?.frame !== 'work';
  return (
    <EmptyState action={<Button onClick={onRetry}>重新載入</Button>}>
      系統設定載入錯誤。請確認網路連線後再試一次{isOfShop && '，您的購物車仍完整保留'}。
    </EmptyState>
  );
}
