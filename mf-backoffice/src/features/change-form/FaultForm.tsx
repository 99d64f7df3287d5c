import { Stack } from '@pinpu/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface FaultFormProps {
  className?: string;
  /** The faults, by field. */
  faults: Readonly<Partial<Record<string, string>>>;
  onSend: () => void;
  children: ReactNode;
}

/** A form that moves the focus to the first field with a fault. */
export function FaultForm({ className, faults, onSend, children }: FaultFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.values(faults).join();
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack $gap={24}>{children}</Stack>
    </form>
  );
}
