import { tidyOtp } from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, CodeField, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface CodeFormProps {
  /** The text above the field, which says where the code was sent. */
  children: ReactNode;
  /** The form's id, for a submit button outside of it, such as in a dialog's footer. */
  id?: string;
  /** The label of the submit button; without it, the form has no button. */
  submit?: string | undefined;
  busy: boolean;
  /** Why the last code was not accepted; '' or undefined for none. */
  rejection: string | undefined;
  onSubmit: (code: string) => void;
  /** Called when another code is typed, since the rejection is about the previous one. */
  onType: () => void;
  /** Shown below: what to do where no code arrives. */
  after?: ReactNode;
}

/** A form for a one-time code from a mail; the page is not reloaded while it is shown. */
export function CodeForm(props: CodeFormProps) {
  const { children, id, submit, busy, rejection = '', onSubmit, onType, after } = props;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useKeepPage('one-time code');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reportFirstInvalid(event.currentTarget)) onSubmit(tidyOtp(code));
      }}
    >
      <Stack>
        {children}
        <CodeField
          ref={field}
          hint="信中的 6 位數字，30 分鐘內有效"
          value={code}
          error={rejection}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            onType();
          }}
        />
        {submit !== undefined && (
          <Button type="submit" wide busy={busy}>
            {submit}
          </Button>
        )}
        {after}
      </Stack>
    </form>
  );
}
