import { failureText } from '@pinpu/shared/api/failure';
import { taipeiDate } from '@pinpu/shared/domain';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { exportGoods } from '../../../api/goods-files.ts';

const today = () => taipeiDate(new Date()).replaceAll('-', '');

/** Downloads all goods as CSV for Excel. Importing the unchanged file changes nothing. */
export function ExportButton() {
  const save = useMutation({
    mutationFn: () => exportGoods('csv'),
    onSuccess: (file) => saveFile(file, `商品-${today()}.csv`),
    meta: { quiet: true },
  });
  return (
    <>
      <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        匯出
      </Button>
      <ConfirmDialog
        open={save.isError}
        title="沒有匯出"
        confirmLabel="再試一次"
        onCancel={save.reset}
        onConfirm={() => save.mutate()}
      >
        <p>{failureText(save.error, '目前無法連線，請稍後再試一次。')}</p>
      </ConfirmDialog>
    </>
  );
}
