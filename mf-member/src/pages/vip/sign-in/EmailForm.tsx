import { EMAIL_PATTERN, normaliseEmail } from '@pinpu/shared/domain';
import { Button, reportFirstInvalid, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { useCodeRequest } from './use-code-request.ts';

/** The first step: the e-mail to which a code is sent. */
export function EmailForm({ initial }: { initial: string }) {
  const [email, setEmail] = useState(initial);
  const { ask, busy, refusal, forget } = useCodeRequest();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reportFirstInvalid(event.currentTarget)) ask(normaliseEmail(email));
      }}
    >
      <Stack>
        <TextField
          label="電子郵件"
          type="email"
          name="email"
          required
          maxLength={254}
          pattern={EMAIL_PATTERN.source.slice(1, -1)}
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="send"
          hint="驗證碼會寄到這個信箱"
          value={email}
          error={refusal}
          onChange={({ currentTarget: { value } }) => {
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
