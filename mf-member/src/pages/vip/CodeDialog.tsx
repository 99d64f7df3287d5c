import { CodeForm } from '@pinpu/shared/forms';
import { Button, Dialog } from '@pinpu/shared/ui';
import { type ReactNode, useId } from 'react';

interface CodeDialogProps {
  title: string;
  submit: string;
  busy: boolean;
  rejection: string | undefined;
  onSubmit: (code: string) => void;
  onType: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for a mailed code before an action that needs one. */
export function CodeDialog({ title, submit, onClose, ...form }: CodeDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide busy={form.busy}>
          {submit}
        </Button>
      }
    >
      <CodeForm id={id} {...form} />
    </Dialog>
  );
}
