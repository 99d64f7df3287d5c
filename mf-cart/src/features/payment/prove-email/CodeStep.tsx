import { theme } from '@pinpu/shared/theme';
import { Button, CodeField, Notice, Row, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCodeRequest, useProof } from './use-email-code.ts';

interface CodeStepProps {
  email: string;
  onProven: () => void;
  /** Absent where the e-mail can't be changed any more. */
  onChangeEmail?: (() => void) | undefined;
}

function Resend({
  request,
  onChangeEmail,
}: { request: ReturnType<typeof useCodeRequest> } & Pick<CodeStepProps, 'onChangeEmail'>) {
  const { seconds, busy, send } = request;
  return (
    <>
      <Hint>沒有收到信嗎？請看看垃圾信件匣，或</Hint>
      <Row>
        <Button variant="secondary" size="small" busy={busy} disabled={seconds > 0} onClick={send}>
          {seconds > 0 ? `${seconds} 秒後可再次寄送` : '再次寄送'}
        </Button>
        {onChangeEmail && (
          <Button variant="quiet" size="small" onClick={onChangeEmail}>
            更換電子郵件
          </Button>
        )}
      </Row>
    </>
  );
}

/** Asks for the code that was mailed. */
export function CodeStep({ email, onProven, onChangeEmail }: CodeStepProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const request = useCodeRequest(email);
  const { prove, busy, refusal, forget } = useProof(email, onProven);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reportFirstInvalid(event.currentTarget)) prove(code);
      }}
    >
      <Stack>
        {request.refusal ? (
          <Notice variant="danger" message={request.refusal} />
        ) : (
          <Notice
            variant={request.isSent ? 'success' : 'info'}
            message={request.isSent ? '驗證碼已寄出' : '正在寄送驗證碼'}
          >
            <Address>{email}</Address>
          </Notice>
        )}
        <CodeField
          ref={field}
          enterKeyHint="send"
          hint="信中的 6 位數字，30 分鐘內有效"
          value={code}
          error={refusal}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            forget();
          }}
        />
        <Button type="submit" wide busy={busy}>
          確認並送出訂單
        </Button>
        <Resend request={request} onChangeEmail={onChangeEmail} />
      </Stack>
    </form>
  );
}

const Address = styled.p`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
