import type { CreditGrant } from '@pinpu/shared/contracts/backoffice';
import {
  CREDIT_GRANT_MAX,
  CREDIT_NOTE_MAX,
  creditGrantFaults,
  formatTwd,
} from '@pinpu/shared/domain';
import { DateField } from '@pinpu/shared/staff';
import { Button, Notice, Row, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { NumberField } from '../../../features/fields/NumberField.tsx';
import { typedNumber } from '../../../features/fields/typed-number.ts';

type Sent = Omit<CreditGrant, 'email'>;

const EMPTY = { amount: '', note: '', until: '' };

interface GrantFormProps {
  busy: boolean;
  done: boolean;
  /** The server's sentences by field, and one that belongs to no field. */
  faults: Readonly<Record<string, string>>;
  rejection: string;
  onSend: (grant: Sent, onDone: () => void) => void;
}

interface FieldsProps {
  typed: typeof EMPTY;
  faultOf: (field: keyof typeof EMPTY) => string;
  onType: (change: Partial<typeof EMPTY>) => void;
}

const GrantFields = ({ typed, faultOf, onType }: FieldsProps) => (
  <>
    <NumberField
      label="金額（元）"
      hint={`最多 ${formatTwd(CREDIT_GRANT_MAX)}`}
      value={typed.amount}
      error={faultOf('amount')}
      onChange={({ currentTarget: { value } }) => onType({ amount: value })}
    />
    <TextField
      label="說明"
      optional
      hint="會員看得到"
      maxLength={CREDIT_NOTE_MAX}
      value={typed.note}
      error={faultOf('note')}
      onChange={({ currentTarget: { value } }) => onType({ note: value })}
    />
    <DateField
      label="最後一天"
      optional
      hint="空白表示不會到期"
      value={typed.until}
      error={faultOf('until')}
      onChange={({ currentTarget: { value } }) => onType({ until: value })}
    />
  </>
);

/** Grants credit by hand. Its key stays until the grant has succeeded, so that a second press grants nothing more. */
export function GrantForm({ busy, done, faults, rejection, onSend }: GrantFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isChecked, setChecked] = useState(false);
  const terms = { ...typed, amount: typedNumber(typed.amount) ?? Number.NaN };
  const own = isChecked ? creditGrantFaults(terms, new Date()) : {};
  const faultOf = (field: keyof typeof EMPTY) => own[field] ?? faults[field] ?? '';
  const type = (change: Partial<typeof EMPTY>) => setTyped({ ...typed, ...change });
  const send = () => {
    setChecked(true);
    if (busy || Object.keys(creditGrantFaults(terms, new Date())).length > 0) return;
    onSend({ ...terms, key }, () => {
      setTyped(EMPTY);
      setChecked(false);
      setKey(crypto.randomUUID());
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack>
        {rejection !== '' && <Notice variant="danger" message={rejection} />}
        {done && typed === EMPTY && <Notice variant="success" message="已發放。" />}
        <GrantFields typed={typed} faultOf={faultOf} onType={type} />
        <Row>
          <Button type="submit" busy={busy}>
            發放購物金
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
