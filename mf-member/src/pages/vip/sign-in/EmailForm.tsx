import { normaliseEmail } from '@pinpu/shared/domain';
import { HintedEmailField } from '@pinpu/shared/forms';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { useCodeRequest } from './use-code-request.ts';

interface EmailFormProps {
  initial: string;
  /** The browser lists passkeys below the field. */
  suggestsPasskeys: boolean;
}

export function EmailForm({ initial, suggestsPasskeys }: EmailFormProps) {
  const [email, setEmail] = useState(initial);
  useKeepPage(email === initial ? undefined : 'sign-in');
  const { ask, busy, rejection, forget } = useCodeRequest();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reportFirstInvalid(event.currentTarget)) ask(normaliseEmail(email));
      }}
    >
      <Stack>
        <HintedEmailField
          hint="驗證碼會寄到這個信箱"
          autoComplete={suggestsPasskeys ? 'username webauthn' : 'email'}
          value={email}
          error={rejection}
          onChange={(value) => {
            setEmail(value);
            forget();
          }}
        />
        <Button type="submit" wide busy={busy}>
          取得驗證碼
        </Button>
      </Stack>
    </form>
  );
}
