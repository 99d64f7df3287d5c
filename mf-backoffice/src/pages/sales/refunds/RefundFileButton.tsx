import { failureText } from '@pinpu/shared/api/failure';
import { formatTwd, taipeiDate } from '@pinpu/shared/domain';
import { saveFile } from '@pinpu/shared/files';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { fetchRefundFile } from '../../../api/refunds.ts';
import { REFUNDS_KEY } from '../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../features/changes/unknown-outcome.ts';

/** Downloads all refunds to transfer, as a file for the bank. */
export function RefundFileButton() {
  const cache = useQueryClient();
  const download = useMutation({
    mutationFn: fetchRefundFile,
    gcTime: 0,
    onSuccess: ({ csv }) => {
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `退款匯款-${taipeiDate(new Date())}.csv`);
      return cache.invalidateQueries({ queryKey: REFUNDS_KEY });
    },
    meta: { quiet: true },
  });
  return (
    <Stack $gap={12}>
      <Row>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          下載匯款檔
        </Button>
      </Row>
      {download.isSuccess && (
        <Notice
          variant="success"
          message={`已下載 ${download.data.transfers} 筆，共 ${formatTwd(download.data.amount)}。檔案有完整帳號，匯款後請刪除。`}
        />
      )}
      {download.isError && (
        <Notice variant="danger" message={failureText(download.error, UNKNOWN_OUTCOME)} />
      )}
    </Stack>
  );
}
