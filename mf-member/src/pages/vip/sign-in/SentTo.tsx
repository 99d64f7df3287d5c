import { useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { codeRequestAtom, RESEND_PAUSE } from '../../../state/code-request.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Where the code went, and the two ways on when it does not come: another code, or another e-mail. */
export function SentTo({ email, asked_at }: { email: string; asked_at: number }) {
  const setRequest = useSetAtom(codeRequestAtom);
  const { ask, busy, refusal } = useCodeRequest();
  const seconds = useSecondsUntil(asked_at + RESEND_PAUSE);
  return (
    <>
      <Notice variant="success" message="驗證碼已寄出">
        <Address>{email}</Address>
        沒收到時，請看看垃圾信件匣。
      </Notice>
      {refusal && <Notice variant="danger" message={refusal} />}
      <Row>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          disabled={seconds > 0}
          onClick={() => ask(email)}
        >
          {seconds > 0 ? `${seconds} 秒後可再次取得` : '再次取得驗證碼'}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setRequest({ email, asked_at: 0 })}>
          更換電子郵件
        </Button>
      </Row>
    </>
  );
}

const Address = styled.p`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;
