import { normaliseEmail } from '@pinpu/shared/domain';
import { HintedEmailField } from '@pinpu/shared/forms';
import { Button, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useEffect, useRef, useState } from 'react';

interface EmailStepProps {
  initial: string;
  onChange: (email: string) => void;
}

/** Asks for another e-mail, which also becomes the order's. */
export function EmailStep({ initial, onChange }: EmailStepProps) {
  const [email, setEmail] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reportFirstInvalid(event.currentTarget)) onChange(normaliseEmail(email));
      }}
    >
      <Stack>
        <HintedEmailField
          ref={field}
          hint="訂單通知也會寄到這個信箱"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" wide>
          寄送驗證碼
        </Button>
      </Stack>
    </form>
  );
}
