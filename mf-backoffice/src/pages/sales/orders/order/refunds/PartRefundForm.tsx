import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, lineName, refundWayText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, ConfirmDialog, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { NumberField } from '../../../../../features/fields/NumberField.tsx';
import { WayField } from '../../../../../features/refunds/WayField.tsx';
import type { OrderMoves } from '../use-order-move.ts';
import { type PartRefund, usePartRefund } from './use-part-refund.ts';

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, qty) => qty);

/** The units that come back, by line; those that were refunded before can't be chosen again. */
const Units = ({ refund }: { refund: PartRefund }) => (
  <Lines>
    {refund.lines
      .filter(({ left }) => left > 0)
      .map(({ line, line_no, left }) => (
        <SelectField
          key={line_no}
          label={`退回「${lineName(line)}」`}
          value={String(refund.typed.units[line_no] ?? 0)}
          onChange={({ currentTarget }) => refund.setUnits(line_no, Number(currentTarget.value))}
        >
          {upTo(left).map((qty) => (
            <option key={qty} value={qty}>
              {qty === 0 ? '不退' : `${qty} 件`}
            </option>
          ))}
        </SelectField>
      ))}
  </Lines>
);

function Ask({ refund, busy }: { refund: PartRefund; busy: boolean }) {
  const { typed, amount, contents, isAsking, setAsking, send } = refund;
  const units = contents.reduce((sum, { qty }) => sum + qty, 0);
  const stock = typed.restock ? '，放回庫存' : '，不放回庫存';
  return (
    <ConfirmDialog
      open={isAsking}
      title="退部分款項"
      confirmLabel="確定退款"
      tone="danger"
      busy={busy}
      onCancel={() => setAsking(false)}
      onConfirm={send}
    >
      <p>
        退 {formatTwd(amount)}
        {typed.way !== '' && `，${refundWayText(typed.way)}`}
        {units > 0 && `，商品 ${units} 件${stock}`}。訂單其他內容不變，並寄信通知訂購人。
      </p>
    </ConfirmDialog>
  );
}

/** Pays a part of an order back: units and what they cost, or only an amount. */
export function PartRefundForm({ shown, moves }: { shown: ShopOrder; moves: OrderMoves }) {
  const refund = usePartRefund(shown, moves);
  const { typed, contents, change, byProvider, asCredit, wrong, ask } = refund;
  const isFailed = moves.failed === 'refund-part';
  const errorAt = (field: string) => (isFailed && moves.field === field ? moves.rejection : '');
  return (
    <form
      aria-label="退部分款項"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Stack $gap={12}>
        <Units refund={refund} />
        {errorAt('contents') !== '' && <p role="alert">{errorAt('contents')}</p>}
        {contents.length > 0 && (
          <Checkbox
            label="商品完好，放回庫存"
            checked={typed.restock}
            onChange={({ currentTarget }) => change({ restock: currentTarget.checked })}
          />
        )}
        <NumberField
          label="退款金額"
          hint="可依實際情形修改"
          maxLength={12}
          value={typed.amount}
          error={wrong || errorAt('amount')}
          onChange={({ currentTarget: { value } }) => change({ amount: value })}
        />
        <TextField
          label="給訂購人的原因"
          optional
          maxLength={300}
          autoComplete="off"
          value={typed.reason}
          onChange={({ currentTarget: { value } }) => change({ reason: value })}
        />
        <WayField
          value={typed.way}
          byProvider={byProvider}
          asCredit={asCredit}
          optional
          error={errorAt('way')}
          onChange={(way) => change({ way })}
        />
        <Button type="submit" variant="secondary" busy={moves.pending === 'refund-part'}>
          退款
        </Button>
      </Stack>
      <Ask refund={refund} busy={moves.pending === 'refund-part'} />
    </form>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;
