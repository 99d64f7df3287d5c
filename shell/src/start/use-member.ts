import { memberAtom, useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';

/** Loads the signed-in member on every page, after the frame has rendered, if a reload left only the token. */
export function useMember() {
  const token = useAtomValue(userTokenAtom);
  const member = useAtomValue(memberAtom);
  const unknown = token !== '' && member === undefined;
  useEffect(() => {
    if (!unknown) return;
    import(/* webpackChunkName: "member" */ './load-member.ts').then(
      ({ loadMember }) => loadMember(token),
      () => undefined,
    );
  }, [unknown, token]);
}
