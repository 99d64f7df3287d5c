import { Button, reportFirstInvalid, Stack, TextField } from '@pinpu/shared/ui';
import type { FormEvent } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const check = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  reportFirstInvalid(event.currentTarget);
};

/** A form that focuses its first invalid field. */
export function CheckedForm() {
  return (
    <Specimens>
      <Specimen name="reportFirstInvalid">
        <form noValidate onSubmit={check}>
          <Stack>
            <TextField label="訂閱信箱" type="email" required />
            <TextField label="寄送郵遞區號" type="number" min={100} required />
            <Button type="submit" variant="secondary">
              檢查表單
            </Button>
          </Stack>
        </form>
      </Specimen>
    </Specimens>
  );
}
