import type { ShopPayout } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { DateField } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { sumOf } from './month-sums.ts';
import type { Transfer } from './use-transfer.ts';

interface MarkPaidProps {
  transfer: Transfer;
  /** Payouts that have not been transferred. */
  waiting: readonly ShopPayout[];
}

/** Records, after a confirmation, that the selected payouts were transferred. */
export function MarkPaid({ transfer, waiting }: MarkPaidProps) {
  const { chosen, date, rejection } = transfer;
  const [isAsking, setAsking] = useState(false);
  // "Select all" leaves out promoters without an account, since there is no account to transfer to.
  const ready = waiting.filter(({ account }) => account !== '').map(({ id }) => id);
  const isAll = ready.length > 0 && ready.every((id) => chosen.some((one) => one.id === id));
  return (
    <Stack $gap={12}>
      {rejection !== '' && <Notice variant="danger" message={rejection} />}
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0 && !transfer.isPending) setAsking(true);
        }}
      >
        <Checkbox
          label={
            chosen.length > 0
              ? `已選 ${chosen.length} 筆，共 ${formatTwd(sumOf(chosen))}`
              : `全選待匯款的 ${ready.length} 筆`
          }
          checked={isAll}
          disabled={ready.length === 0}
          onChange={({ currentTarget }) => transfer.choose(currentTarget.checked ? ready : [])}
        />
        <DateField
          label="匯款日期"
          required
          max={transfer.today}
          value={date}
          onChange={({ currentTarget: { value } }) => transfer.setDate(value)}
        />
        <Button type="submit" busy={transfer.isPending} disabled={chosen.length === 0}>
          記錄已匯款
        </Button>
      </Bar>
      <ConfirmDialog
        open={isAsking}
        title="記錄已匯款"
        confirmLabel={`記錄 ${chosen.length} 筆`}
        busy={transfer.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => transfer.send(() => setAsking(false))}
      >
        <p>
          {chosen.length} 筆，共 {formatTwd(sumOf(chosen))}，匯款日期 {date.replaceAll('-', '/')}
          。會把明細寄給推廣者，記錄後無法復原。
        </p>
      </ConfirmDialog>
    </Stack>
  );
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[12]} ${theme.space[16]};
  padding-block: ${theme.space[8]} ${theme.space[12]};
  border-bottom: ${theme.border.edge};
  > label { flex: 1 1 220px; min-height: 48px; }
  > div { flex: 0 1 180px; }
  > button { flex: 0 0 auto; min-height: 48px; }
`;
