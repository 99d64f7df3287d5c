import { Button, EmptyState, Spinner } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import { useOwnAccount } from './use-own-account.ts';

/** Content for owners only; others get a sentence instead of calls that are rejected. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useOwnAccount();
  if (data?.role === 'owner') return children;
  if (data !== undefined)
    return <EmptyState>只有擁有者可以使用這個頁面，請洽管理帳號的同事。</EmptyState>;
  if (!isError) return <Spinner label="正在確認權限" />;
  return (
    <EmptyState action={<Button onClick={() => refetch()}>再試一次</Button>}>
      目前無法確認您的權限，請稍後再試一次。
    </EmptyState>
  );
}
