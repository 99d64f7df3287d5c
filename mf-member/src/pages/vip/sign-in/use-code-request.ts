import { refusalText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { useSetAtom } from '@pinpu/shared/state';
import { requestCode } from '../../../api/member.ts';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { reportUnlessRejection } from '../rejection.ts';

/** Requests a code. `rejection` is the server's message about the e-mail, until `forget` is called. */
export function useCodeRequest() {
  const setRequest = useSetAtom(codeRequestAtom);
  const request = useMutation({
    mutationFn: requestCode,
    onSuccess: (link_only, email) => setRequest({ email, asked_at: Date.now(), link_only }),
    onError: reportUnlessRejection,
    meta: { quiet: true },
  });
  return {
    ask: request.mutate,
    busy: request.isPending,
    rejection: refusalText(request.error),
    forget: request.reset,
  };
}
