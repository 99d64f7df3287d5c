import type { OrderHistoryFilter } from '@pinpu/shared/contracts';
import { queryOptions } from '@pinpu/shared/query';
import { appStore, setMemberAtom } from '@pinpu/shared/state';
import { fetchAccount } from '../../../api/member.ts';
import { wholeHistory } from './whole-history.ts';

/** The member of `token` with a page of the orders. Loading it also sets the member for all pages. */
export const accountQuery = (token: string, filter: OrderHistoryFilter) =>
  queryOptions({
    queryKey: ['member', token, filter],
    queryFn: async () => {
      const { body, pager, membership } = await fetchAccount(filter);
      appStore.set(setMemberAtom, { token, user: body.user });
      const { items = [], next, counts, years } = pager ?? {};
      const page =
        counts && years ? { items, counts, years, next: next ?? '' } : wholeHistory(items, filter);
      return { ...page, membership };
    },
    // Long enough for the page to use prefetched data, but short, since orders can change at any time.
    staleTime: 3000,
    meta: { quiet: true },
  });
