import { failureText } from '@pinpu/shared/api/failure';
import { saveFile } from '@pinpu/shared/files';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { fetchBankFile } from '../../../../api/payouts.ts';
import { payoutMonthKey } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

/** Downloads the month's outstanding transfers, as a file for the bank. */
export function BankFileButton({ month }: { month: string }) {
  const cache = useQueryClient();
  const download = useMutation({
    mutationFn: fetchBankFile,
    gcTime: 0,
    onSuccess: ({ csv }) => {
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `分潤匯款-${month}.csv`);
      // The server has fixed the accounts in this file as the targets of the payouts, so the month is loaded again.
      return cache.invalidateQueries({ queryKey: payoutMonthKey(month) });
    },
    meta: { quiet: true },
  });
  return (
    <Stack $gap={12}>
      <Row>
        <Button
          variant="secondary"
          busy={download.isPending}
          onClick={() => download.mutate(month)}
        >
          下載匯款檔
        </Button>
      </Row>
      {download.isSuccess && (
        <Notice
          variant="success"
          message={`已下載 ${download.data.transfers} 筆。檔案有完整帳號，匯款後請刪除。`}
        />
      )}
      {download.isError && (
        <Notice variant="danger" message={failureText(download.error, UNKNOWN_OUTCOME)} />
      )}
    </Stack>
  );
}
