import type { NewSite } from '@pinpu/shared/contracts/backoffice';
import { Stack } from '@pinpu/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteFields } from './SiteFields.tsx';

interface SiteFormProps {
  typed: NewSite;
  stored?: Partial<NewSite>;
  /** Rejections of the last attempt, by field. */
  faults: Readonly<Record<string, string>>;
  onType: (change: Partial<NewSite>) => void;
  onSend: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The form of a site; leads to the first field that was rejected. */
export function SiteForm({ onSend, children, ...fields }: SiteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const rejected = Object.values(fields.faults).join();
  useEffect(() => {
    if (rejected !== '') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [rejected]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack $gap={24}>
        <SiteFields {...fields} />
        {children}
      </Stack>
    </form>
  );
}
