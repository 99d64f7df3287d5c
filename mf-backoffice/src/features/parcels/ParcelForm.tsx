import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { FaultForm } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Row, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { changedFields, parcelFields, typedForm } from './parcel-fields.ts';

interface ParcelFormProps {
  parcel: ShopParcel;
  busy: boolean;
  onSend: (form: Record<string, string>) => void;
  onClose: () => void;
}

/** Corrects what a parcel's form says, and tries again. What carriers refuse is said while it is typed. */
export function ParcelForm({ parcel, busy, onSend, onClose }: ParcelFormProps) {
  const [typed, setTyped] = useState(typedForm(parcel));
  const [isSent, setSent] = useState(false);
  const fields = parcelFields(parcel);
  const before = typedForm(parcel);
  const all = fields.map((rule) => ({ ...rule, message: rule.fault(typed[rule.field]) }));
  const faults = Object.fromEntries(all.map(({ field, message }) => [field, message]));
  return (
    <FaultForm
      faults={isSent ? faults : {}}
      onSend={() => {
        setSent(true);
        if (all.every(({ message }) => message === '')) onSend(changedFields(parcel, typed));
      }}
    >
      <Fields>
        {all.map(({ field, label, hint, inputMode, maxLength, message }) => {
          const isShown = isSent || typed[field] !== before[field] || before[field] !== '';
          const error = isShown ? message : '';
          return (
            <TextField
              key={field}
              {...{ label, inputMode, maxLength, error }}
              // The error says the same.
              hint={error === '' ? hint : undefined}
              autoComplete="off"
              value={typed[field]}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
            />
          );
        })}
      </Fields>
      <Row>
        <Button type="submit" busy={busy}>
          修正後再試一次
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          不改了
        </Button>
      </Row>
    </FaultForm>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[12]} ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
