import { useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { sessionEndedAtom, signOutAtom, useSetAtom } from '@pinpu/shared/state';

/** Ends the session in this browser: removes the member and the cached data. */
export function useLeave() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSetAtom(signOutAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  return () => {
    signOut();
    setEnded(false);
    cache.removeQueries({ queryKey: ['member'] });
    // Includes the orders.
    cache.removeQueries({ type: 'inactive' });
    navigate('/vip', { replace: true });
  };
}
