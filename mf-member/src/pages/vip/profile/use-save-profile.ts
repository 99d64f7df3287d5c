import { refusalText } from '@pinpu/shared/api/failure';
import type { User } from '@pinpu/shared/contracts';
import { pickCheckoutProfile } from '@pinpu/shared/domain';
import { useMutation } from '@pinpu/shared/query';
import {
  orderInfoAtom,
  setMemberAtom,
  useAtomValue,
  userTokenAtom,
  useSetAtom,
} from '@pinpu/shared/state';
import { updateProfile } from '../../../api/member.ts';
import { reportUnlessRejection } from '../rejection.ts';
import type { ProfileDraft } from './profile-fields.ts';

/** Saves the profile, together with the recipient last typed at checkout; `rejection` is the server's message. */
export function useSaveProfile(member: User, onSaved: () => void) {
  const token = useAtomValue(userTokenAtom);
  const orderInfo = useAtomValue(orderInfoAtom);
  const setMember = useSetAtom(setMemberAtom);
  const save = useMutation({
    mutationFn: (draft: ProfileDraft) =>
      updateProfile({
        ...pickCheckoutProfile(orderInfo),
        ...draft,
        cus_email: member.acc_email,
        coupon_code: '',
      }),
    onSuccess: ({ user }) => {
      setMember({ token, user });
      onSaved();
    },
    onError: reportUnlessRejection,
    meta: { quiet: true },
  });
  return { save: save.mutate, busy: save.isPending, rejection: refusalText(save.error) };
}
