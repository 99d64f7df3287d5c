import { useQuery } from '@pinpu/shared/query';
import { EmptyState, Spinner } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import { fetchOwnAccount } from '../../api/accounts.ts';

/** Content for owners only; others get a sentence instead of calls that are rejected. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useOwnAccount();
  if (data?.role === 'owner') return children;
  if (data !== undefined)
    return <EmptyState>只有擁有者可以使用這個頁面，請洽管理帳號的同事。</EmptyState>;
  if (!isError) return <Spinner label="正在確認權限" />;
  return <NotLoaded isError refetch={refetch} verb="確認" what="您的權限" />;
}

const useOwnAccount = () => useQuery({ queryKey: ['admin', 'me'], queryFn: fetchOwnAccount });
