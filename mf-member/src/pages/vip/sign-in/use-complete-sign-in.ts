import type { MemberSession } from '@pinpu/shared/contracts';
import { nameEqualsEmail } from '@pinpu/shared/domain';
import { useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { signInAtom, useSetAtom } from '@pinpu/shared/state';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { profileDialogAtom } from '../../../state/profile-dialog.ts';
import { signInMessageAtom } from '../../../state/sign-in-message.ts';

/** Stores a session and opens `/vip`; an account without a name is asked for one (spec §4 Login). */
export function useCompleteSignIn() {
  const signIn = useSetAtom(signInAtom);
  const setRequest = useSetAtom(codeRequestAtom);
  const setMessage = useSetAtom(signInMessageAtom);
  const openProfile = useSetAtom(profileDialogAtom);
  const navigate = useNavigate();
  const cache = useQueryClient();
  return ({ token, user }: MemberSession) => {
    setRequest(null);
    setMessage('');
    openProfile(nameEqualsEmail(user.cus_name, user.acc_email));
    signIn({ token, user });
    // What was read for somebody else; prices and orders differ for this member.
    cache.removeQueries({ type: 'inactive' });
    navigate('/vip', { replace: true });
  };
}
