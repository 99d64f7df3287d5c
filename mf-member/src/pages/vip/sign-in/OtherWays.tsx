import { OTP_RESEND_PAUSE_MS } from '@pinpu/shared/domain';
import { useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Row, useSecondsUntil } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { useCodeRequest } from './use-code-request.ts';

/** Alternatives when no code arrives: another code, after a pause, or another e-mail. */
export function OtherWays({ email, asked_at }: { email: string; asked_at: number }) {
  const setRequest = useSetAtom(codeRequestAtom);
  const { ask, busy, refusal } = useCodeRequest();
  const seconds = useSecondsUntil(asked_at + OTP_RESEND_PAUSE_MS);
  return (
    <>
      {refusal && <Notice variant="danger" message={refusal} />}
      <Hint>沒有收到信嗎？請看看垃圾信件匣，或</Hint>
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

const Hint = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
