import type { ShopPayout } from '@pinpu/shared/contracts/backoffice';
import { Stack } from '@pinpu/shared/ui';
import { MarkTransferred } from '../../../../features/transfers/MarkTransferred.tsx';
import type { Transfer } from './use-transfer.ts';

interface MarkPaidProps {
  transfer: Transfer;
  /** Payouts that have not been transferred. */
  waiting: readonly ShopPayout[];
}

/** Records, after a confirmation, that the selected payouts were transferred. */
export function MarkPaid({ transfer, waiting }: MarkPaidProps) {
  // "Select all" leaves out promoters without an account, since there is no account to transfer to.
  const ready = waiting.filter(({ account }) => account !== '').map(({ id }) => id);
  return (
    <Stack $gap={12}>
      <MarkTransferred
        transfer={transfer}
        ids={ready}
        consequence="會把明細寄給推廣者，記錄後無法復原。"
      />
    </Stack>
  );
}
