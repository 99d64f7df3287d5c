import type { ListedRefund } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { DateField } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RefundFileButton } from './RefundFileButton.tsx';
import type { Transfers } from './use-transfers.ts';

const sumOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

interface TransferBarProps {
  transfers: Transfers;
  refunds: readonly ListedRefund[];
}

function Ask({
  transfers,
  open,
  onClose,
}: {
  transfers: Transfers;
  open: boolean;
  onClose: () => void;
}) {
  const { chosen, date } = transfers;
  const isUnexported = chosen.some(({ exported_at }) => exported_at === '');
  return (
    <ConfirmDialog
      open={open}
      title="記錄已匯款"
      confirmLabel={`記錄 ${chosen.length} 筆`}
      busy={transfers.isPending}
      onCancel={onClose}
      onConfirm={() => transfers.send(onClose)}
    >
      <p>
        {chosen.length} 筆，共 {formatTwd(sumOf(chosen))}，匯款日期 {date.replaceAll('-', '/')}
        。會寄信通知訂購人並刪除帳號，記錄後無法復原。
      </p>
      {isUnexported && <p>其中有些還沒有下載過匯款檔，請確認真的已匯款。</p>}
    </ConfirmDialog>
  );
}

/** Downloads the bank's file, and records after a confirmation that the selected refunds were transferred. */
export function TransferBar({ transfers, refunds }: TransferBarProps) {
  const { chosen, date, rejection } = transfers;
  const [isAsking, setAsking] = useState(false);
  const ids = refunds.map(({ id }) => id);
  const isAll = ids.every((id) => chosen.some((one) => one.id === id));
  return (
    <Stack $gap={12}>
      <p>下載匯款檔並到銀行匯款，完成後選取並記錄匯款日期。下載後，訂購人不能再修改帳號。</p>
      <RefundFileButton />
      {rejection !== '' && <Notice variant="danger" message={rejection} />}
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0 && !transfers.isPending) setAsking(true);
        }}
      >
        <Checkbox
          label={
            chosen.length > 0
              ? `已選 ${chosen.length} 筆，共 ${formatTwd(sumOf(chosen))}`
              : `全選待匯款的 ${ids.length} 筆`
          }
          checked={isAll}
          onChange={({ currentTarget }) => transfers.choose(currentTarget.checked ? ids : [])}
        />
        <DateField
          label="匯款日期"
          required
          max={transfers.today}
          value={date}
          onChange={({ currentTarget: { value } }) => transfers.setDate(value)}
        />
        <Button type="submit" busy={transfers.isPending} disabled={chosen.length === 0}>
          記錄已匯款
        </Button>
      </Bar>
      <Ask transfers={transfers} open={isAsking} onClose={() => setAsking(false)} />
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
