import type { MemberSession } from '@pinpu/shared/contracts';
import { nameEqualsEmail } from '@pinpu/shared/domain';
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
  return ({ token, user }: MemberSession) => {
    setRequest(null);
    setMessage('');
    openProfile(nameEqualsEmail(user.cus_name, user.acc_email));
    signIn({ token, user });
    navigate('/vip', { replace: true });
  };
}
