import { useQuery } from '@pinpu/shared/query';
import { fetchOwnAccount } from '../../api/accounts.ts';

/** The signed-in account and its role. */
export const useOwnAccount = () =>
  useQuery({ queryKey: ['admin', 'me'], queryFn: fetchOwnAccount });
