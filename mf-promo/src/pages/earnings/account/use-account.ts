import type { PromoAccount } from '@pinpu/shared/contracts';
import { useQuery, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { fetchPromoAccount } from '../../../api/account.ts';

/** The promoter's bank account (null for none), and a function that shows a changed one. */
export function useAccount() {
  const queryKey = ['promo-account', useAtomValue(userTokenAtom)];
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: fetchPromoAccount, meta: { quiet: true } });
  const changed = (account: PromoAccount | null) => client.setQueryData(queryKey, account);
  return { ...query, changed };
}
