import type { NewSite } from '@pinpu/shared/contracts/backoffice';
import { FaultForm } from '@pinpu/shared/staff';
import type { ReactNode } from 'react';
import { SiteFields } from './SiteFields.tsx';

interface SiteFormProps {
  typed: NewSite;
  stored?: Partial<NewSite>;
  /** The server's messages about the last attempt, by field. */
  faults: Readonly<Record<string, string>>;
  onType: (change: Partial<NewSite>) => void;
  onSend: () => void;
  /** The buttons. */
  children: ReactNode;
}

export const SiteForm = ({ onSend, children, ...fields }: SiteFormProps) => (
  <FaultForm faults={fields.faults} onSend={onSend}>
    <SiteFields {...fields} />
    {children}
  </FaultForm>
);
