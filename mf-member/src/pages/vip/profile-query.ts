import { fetchProfile } from '@pinpu/shared/api';
import { queryOptions } from '@pinpu/shared/query';
import { appStore, setMemberAtom } from '@pinpu/shared/state';

/** The member of `token` with the order history; whoever reads it makes the member known to all pages. */
export const profileQuery = (token: string) =>
  queryOptions({
    queryKey: ['member', token],
    queryFn: async () => {
      const profile = await fetchProfile(true);
      appStore.set(setMemberAtom, { token, user: profile.user });
      return profile;
    },
    // Long enough for the page to take over what was read ahead; an order may change at any time.
    staleTime: 3000,
    meta: { quiet: true },
  });
