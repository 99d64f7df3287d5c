import { useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, CodeField, Notice, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { OtherWays } from './OtherWays.tsx';
import { useVerification } from './use-verification.ts';

interface CodeFormProps {
  email: string;
  /** When the code was requested, ms since the epoch. */
  asked_at: number;
}

/** The second step: the code from the mail (spec §5 Login). */
export function CodeForm({ email, asked_at }: CodeFormProps) {
  const [code, setCode] = useState('');
  useKeepPage('sign-in code');
  const field = useRef<HTMLInputElement>(null);
  const { verify, busy, refusal, forget } = useVerification(email);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reportFirstInvalid(event.currentTarget)) verify(code);
      }}
    >
      <Stack>
        <Notice variant="success" message="驗證碼已寄出">
          <Address>{email}</Address>
        </Notice>
        <CodeField
          ref={field}
          hint="驗證碼於 30 分鐘內有效"
          value={code}
          error={refusal}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            forget();
          }}
        />
        <Button type="submit" wide busy={busy}>
          登入
        </Button>
        <OtherWays email={email} asked_at={asked_at} />
      </Stack>
    </form>
  );
}

const Address = styled.p`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;
