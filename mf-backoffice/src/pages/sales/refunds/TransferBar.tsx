import type { ShopRefunds } from '@pinpu/shared/contracts/backoffice';
import { Stack } from '@pinpu/shared/ui';
import { MarkTransferred } from '../../../features/transfers/MarkTransferred.tsx';
import { RefundFiles } from './RefundFiles.tsx';
import type { Transfers } from './use-transfers.ts';

interface TransferBarProps {
  transfers: Transfers;
  list: ShopRefunds;
}

/** Downloads the bank's file, and records after a confirmation that the selected refunds were transferred. */
export function TransferBar({ transfers, list }: TransferBarProps) {
  const isUnexported = transfers.chosen.some(({ exported_at }) => exported_at === '');
  return (
    <Stack $gap={12}>
      <p>
        下載匯款檔並到銀行匯款，完成後選取並記錄匯款日期。每筆退款只會在一個新檔案裡；下載後，訂購人不能再修改帳號。
      </p>
      <RefundFiles list={list} />
      <MarkTransferred
        transfer={transfers}
        ids={list.refunds.map(({ id }) => id)}
        consequence="會寄信通知訂購人並刪除帳號，記錄後無法復原。"
      >
        {isUnexported && <p>其中有些還沒有下載過匯款檔，請確認真的已匯款。</p>}
      </MarkTransferred>
    </Stack>
  );
}
