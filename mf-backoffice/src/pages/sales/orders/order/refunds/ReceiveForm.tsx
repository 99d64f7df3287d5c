import { useAdminDraft } from '@pinpu/shared/api/admin';
import { type CartLine, soldLines } from '@pinpu/shared/contracts';
import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { lineName } from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, ConfirmDialog, SelectField, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OrderMoves } from '../use-order-move.ts';

interface ReceiveFormProps {
  shown: ShopOrder;
  moves: OrderMoves;
}

/** Units of a line that came back, and whether they go back to the stock. */
interface Received {
  qty: number;
  restock: boolean;
}

const NOTHING: Received = { qty: 0, restock: false };

/** What came back, line by line: the units that the shop still waits for can be chosen. */
function useReceived({ shown, moves }: ReceiveFormProps) {
  const { order, to_receive = [] } = shown;
  const [typed, setTyped] = useAdminDraft<Readonly<Record<number, Received>>>(
    `receive ${order.ord_code}`,
    {},
  );
  const [isAsking, setAsking] = useState(false);
  const sold = soldLines(order);
  const lines = to_receive.flatMap(({ line_no, qty: most }) => {
    const line = sold[line_no - 1];
    const { qty, restock } = typed[line_no] ?? NOTHING;
    return line ? [{ line_no, line, most, qty: Math.min(qty, most), restock }] : [];
  });
  const returned = lines.filter(({ qty }) => qty > 0);
  useKeepPage(returned.length > 0 ? 'a return' : undefined);
  return {
    ...{ lines, returned, isAsking, setAsking },
    change: (line_no: number, received: Received) => setTyped({ ...typed, [line_no]: received }),
    send: () => {
      setAsking(false);
      const fields = {
        returned: returned.map(({ line_no, qty, restock }) => ({ line_no, qty, restock })),
      };
      moves.make({ move: 'receive', fields }, () => setTyped({}));
    },
  };
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, qty) => qty);

interface LineProps extends Received {
  line: CartLine;
  most: number;
  onChange: (received: Received) => void;
}

const Line = ({ line, most, qty, restock, onChange }: LineProps) => (
  <Item>
    <SelectField
      label={`收到「${lineName(line)}」`}
      value={String(qty)}
      onChange={({ currentTarget }) => onChange({ qty: Number(currentTarget.value), restock })}
    >
      {upTo(most).map((one) => (
        <option key={one} value={one}>
          {one === 0 ? '還沒收到' : `${one} 件`}
        </option>
      ))}
    </SelectField>
    {qty > 0 && (
      <Checkbox
        label={`「${lineName(line)}」完好，放回庫存`}
        checked={restock}
        onChange={({ currentTarget }) => onChange({ qty, restock: currentTarget.checked })}
      />
    )}
  </Item>
);

const units = (lines: readonly Received[], restock: boolean): number =>
  lines.filter((one) => one.restock === restock).reduce((sum, { qty }) => sum + qty, 0);

/** Records goods that came back: for each line, how many, and whether they go back to the stock. */
export function ReceiveForm({ shown, moves }: ReceiveFormProps) {
  const { lines, returned, isAsking, setAsking, change, send } = useReceived({ shown, moves });
  const isFailed = moves.failed === 'receive' && moves.field === 'returned';
  return (
    <form
      aria-label="收到退回的商品"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <Stack $gap={12}>
        <p>請檢查商品後填寫。不完好的不要放回庫存；有好有壞時，可以分次記錄。</p>
        {lines.map(({ line_no, ...one }) => (
          <Line key={line_no} {...one} onChange={(received) => change(line_no, received)} />
        ))}
        {isFailed && <p role="alert">{moves.rejection}</p>}
        <Button
          type="submit"
          variant="secondary"
          busy={moves.pending === 'receive'}
          disabled={returned.length === 0}
        >
          記錄收到退貨
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="收到退回的商品"
        confirmLabel="記錄收到退貨"
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        <p>
          {units(returned, true)} 件放回庫存，{units(returned, false)} 件不放回。記錄後不能更改。
        </p>
      </ConfirmDialog>
    </form>
  );
}

const Item = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
