import { failureText } from '@pinpu/shared/api/failure';
import { FieldWithButton } from '@pinpu/shared/forms';
import { useMutation } from '@pinpu/shared/query';
import {
  Button,
  EmailField,
  Notice,
  PageSection,
  reportFirstInvalid,
  Stack,
} from '@pinpu/shared/ui';
import { useState } from 'react';
import { testNewsletter } from '../../../../api/newsletters.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

/** Sends the stored newsletter to one address. */
export function TestMail({ id, disabled }: { id: string; disabled: boolean }) {
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, variables, error, reset } = useMutation({
    mutationFn: (to: string) => testNewsletter(id, to),
    meta: { quiet: true },
  });
  return (
    <PageSection title="試寄">
      <Stack $gap={8}>
        <FieldWithButton
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending && reportFirstInvalid(event.currentTarget)) mutate(email);
          }}
        >
          <EmailField
            label="寄一封給"
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              reset();
            }}
          />
          <Button type="submit" variant="secondary" busy={isPending} disabled={disabled}>
            試寄
          </Button>
        </FieldWithButton>
        {isSuccess && <Notice variant="success" message={`已寄到 ${variables}。`} />}
        {error && <Notice variant="danger" message={failureText(error, UNKNOWN_OUTCOME)} />}
      </Stack>
    </PageSection>
  );
}
