import { useQuery } from '@pinpu/shared/query';
import { fetchOwnAccount } from '../../api/account-calls.ts';

/** Who is signed in, and with which role. */
export const useOwnAccount = () =>
  useQuery({ queryKey: ['admin', 'me'], queryFn: fetchOwnAccount });
