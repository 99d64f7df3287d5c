import type { MemberSession } from '@pinpu/shared/contracts';
import { nameEqualsEmail, pageAfterSignIn } from '@pinpu/shared/domain';
import { useQueryClient } from '@pinpu/shared/query';
import { useLocation, useNavigate } from '@pinpu/shared/router';
import { signInAtom, useSetAtom } from '@pinpu/shared/state';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { profileDialogAtom } from '../../../state/profile-dialog.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';
import { useOfferPasskey } from '../passkeys/use-offer-passkey.ts';

/**
 * Stores a session and opens `/vip`, or the page that asked for the sign-in. An account without a name is asked for it
 * (spec §4 Login).
 */
export function useCompleteSignIn() {
  const signIn = useSetAtom(signInAtom);
  const setRequest = useSetAtom(codeRequestAtom);
  const setMessage = useSetAtom(signInMessageAtom);
  const openProfile = useSetAtom(profileDialogAtom);
  const navigate = useNavigate();
  const location = useLocation();
  const cache = useQueryClient();
  const offerPasskey = useOfferPasskey();
  return ({ token, user }: MemberSession) => {
    setRequest(null);
    setMessage('');
    openProfile(nameEqualsEmail(user.cus_name, user.acc_email));
    signIn({ token, user });
    offerPasskey();
    // Removes data of the previous visitor, since prices and orders differ for this member.
    cache.removeQueries({ type: 'inactive' });
    navigate(pageAfterSignIn(location), { replace: true });
  };
}
