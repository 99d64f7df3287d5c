import { memberAtom, useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { loadMember } from './load-member.ts';

/** Loads the signed-in member on every page, after the frame has rendered, if a reload left only the token. */
export function useMember() {
  const token = useAtomValue(userTokenAtom);
  const member = useAtomValue(memberAtom);
  const unknown = token !== '' && member === undefined;
  useEffect(() => {
    if (!unknown) return;
    void loadMember(token);
  }, [unknown, token]);
}
