import { NoMail } from '@pinpu/shared/forms';
import { useSetAtom } from '@pinpu/shared/state';
import { Notice } from '@pinpu/shared/ui';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { useCodeRequest } from './use-code-request.ts';

/** What to do if no code arrives: request another, after a pause, or use another e-mail. */
export function OtherWays({ email, asked_at }: { email: string; asked_at: number }) {
  const setRequest = useSetAtom(codeRequestAtom);
  const { ask, busy, rejection } = useCodeRequest();
  return (
    <>
      {rejection && <Notice variant="danger" message={rejection} />}
      <NoMail
        sent_at={asked_at}
        busy={busy}
        onSend={() => ask(email)}
        onChangeEmail={() => setRequest({ email, asked_at: 0 })}
      >
        再次取得驗證碼
      </NoMail>
    </>
  );
}
