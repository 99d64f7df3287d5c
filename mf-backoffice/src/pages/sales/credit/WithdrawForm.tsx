import { formatTwd } from '@pinpu/shared/domain';
import { Button, ConfirmDialog, Notice, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { NumberField } from '../../../features/fields/NumberField.tsx';
import { typedNumber } from '../../../features/fields/typed-number.ts';

interface WithdrawFormProps {
  /** What can be withdrawn, in TWD. */
  most: number;
  busy: boolean;
  rejection: string;
  onSend: (amount: number, onDone: () => void) => void;
}

/** Withdraws credit that the shop has granted, after a confirmation. */
export function WithdrawForm({ most, busy, rejection, onSend }: WithdrawFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [asking, setAsking] = useState(false);
  const amount = typedNumber(typed) ?? 0;
  const isRight = Number.isInteger(amount) && amount >= 1 && amount <= most;
  return (
    <Stack>
      {rejection !== '' && <Notice variant="danger" message={rejection} />}
      <NumberField
        label="收回金額（元）"
        value={typed}
        error={fault}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setFault('');
        }}
      />
      <Soft>{`最多 ${formatTwd(most)}；由退款轉入的不能收回。`}</Soft>
      <Row>
        <Button
          variant="secondary"
          onClick={() =>
            isRight ? setAsking(true) : setFault(`請填 1 到 ${formatTwd(most)} 之間的整數金額。`)
          }
        >
          收回
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title="收回購物金"
        confirmLabel="收回"
        tone="danger"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          onSend(amount, () => {
            setAsking(false);
            setTyped('');
          })
        }
      >
        <p>{`收回 ${formatTwd(amount)}，會員的明細會顯示「商店收回」。`}</p>
      </ConfirmDialog>
    </Stack>
  );
}
