import { fetchProfile } from '@pinpu/shared/api';
import { queryOptions } from '@pinpu/shared/query';
import { appStore, setMemberAtom } from '@pinpu/shared/state';

/** Query for the member of `token` with the order history; reading it sets the member for all pages. */
export const profileQuery = (token: string) =>
  queryOptions({
    queryKey: ['member', token],
    queryFn: async () => {
      const profile = await fetchProfile(true);
      appStore.set(setMemberAtom, { token, user: profile.user });
      return profile;
    },
    // Long enough for the page to use what was prefetched; an order may change at any time.
    staleTime: 3000,
    meta: { quiet: true },
  });
