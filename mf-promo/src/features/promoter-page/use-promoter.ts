import { fetchProfile } from '@pinpu/shared/api';
import type { User } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import {
  memberAtom,
  setMemberAtom,
  useAtomValue,
  userTokenAtom,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect } from 'react';

interface Promoter {
  /** Null for a guest, undefined until the server has said whose token it is. */
  member: User | null | undefined;
  isError: boolean;
  retry: () => void;
}

/** The visitor of the page; loads the member where a reload has left only the token. */
export function usePromoter(): Promoter {
  const token = useAtomValue(userTokenAtom);
  const known = useAtomValue(memberAtom);
  const setMember = useSetAtom(setMemberAtom);
  const { data, isError, refetch } = useQuery({
    queryKey: ['promoter', token],
    queryFn: () => fetchProfile(false),
    enabled: token !== '' && known === undefined,
    meta: { quiet: true },
  });
  useEffect(() => {
    if (data) setMember({ token, user: data.user });
  }, [data, token, setMember]);
  return { member: token === '' ? null : known, isError, retry: refetch };
}
