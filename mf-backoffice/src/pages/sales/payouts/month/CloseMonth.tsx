import type { ShopMonth } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Button, ConfirmDialog, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { closeMonth } from '../../../../api/payouts.ts';
import { sumOf } from './month-sums.ts';
import { useMonthChange } from './use-month-change.ts';

/** Says that the page is a preview, and closes the month with the shown payouts. */
export function CloseMonth({ shown }: { shown: ShopMonth }) {
  const { month, version, payouts, carried } = shown;
  const [isAsking, setAsking] = useState(false);
  const close = useMonthChange(month, closeMonth);
  return (
    <Stack>
      <Notice
        variant="info"
        message="這是試算，尚未變更任何資料。請先回覆待處理的退貨申請；申請中的訂單這次不撥款。"
      />
      {close.rejection !== '' && <Notice variant="danger" message={close.rejection} />}
      <Row>
        <Button busy={close.isPending} onClick={() => setAsking(true)}>
          結算 {month}
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={`結算 ${month}`}
        confirmLabel="結算"
        busy={close.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => close.make({ month, version }, { onSettled: () => setAsking(false) })}
      >
        <p>
          撥款 {payouts.length} 筆，共 {formatTwd(sumOf(payouts))}
          {carried.length > 0 && `；${carried.length} 位併入下個月`}
          。結算後無法復原，之後的退貨從下一次扣回。
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
