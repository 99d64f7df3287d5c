import { failureText } from '@pinpu/shared/api/failure';
import type { RefundFile, ShopRefunds } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText, taipeiDate } from '@pinpu/shared/domain';
import { saveFile } from '@pinpu/shared/files';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { ListRow } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchRefundFile } from '../../../api/refunds.ts';
import { REFUNDS_KEY } from '../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../features/changes/unknown-outcome.ts';

const fileName = (again: string | undefined) =>
  again === undefined
    ? `退款匯款-${taipeiDate(new Date())}.csv`
    : `退款匯款-${taipeiDate(new Date(again))}-再次下載.csv`;

/** Downloads a new file, or with the moment of a file's first download the same one again. */
function useRefundFile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (again: string | undefined) => fetchRefundFile(again),
    gcTime: 0,
    onSuccess: ({ csv }, again) =>
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName(again)),
    onSettled: () => cache.invalidateQueries({ queryKey: REFUNDS_KEY }),
    meta: { quiet: true },
  });
}

const whoText = ({ exported_at, exported_by }: RefundFile) => {
  const who = exported_by === '' ? '' : `${orderActorText(exported_by)} `;
  return `${who}於 ${formatDateTime(exported_at)} 下載`;
};
const sumText = ({ transfers, amount }: { transfers: number; amount: number }) =>
  `${transfers} 筆，共 ${formatTwd(amount)}`;

interface FilesProps {
  files: readonly RefundFile[];
  busy: boolean;
  onAgain: (exported_at: string, onDone: () => void) => void;
}

/** The files that were downloaded and whose transfers are not recorded yet; one is repeated after a confirmation. */
function DownloadedFiles({ files, busy, onAgain }: FilesProps) {
  const [chosen, setChosen] = useState<RefundFile>();
  if (files.length === 0) return null;
  const close = () => setChosen(undefined);
  return (
    <section>
      <h2>已下載，還沒有記錄匯款</h2>
      <ul>
        {files.map((file) => (
          <FileRow key={file.exported_at}>
            <span>
              {whoText(file)}，{sumText(file)}
            </span>
            <Button
              variant="secondary"
              size="small"
              disabled={busy}
              onClick={() => setChosen(file)}
            >
              再次下載
            </Button>
          </FileRow>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        title="再次下載"
        confirmLabel="再次下載"
        busy={busy}
        onCancel={close}
        onConfirm={() => chosen && onAgain(chosen.exported_at, close)}
      >
        {chosen && (
          <p>
            這個匯款檔已由 {whoText(chosen)}（{sumText(chosen)}
            ）。請先確認還沒有匯款，以免重複匯款。
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
}

/** The files for the bank: a new one with the transfers that are in none, and those that were downloaded before. */
export function RefundFiles({ list: { refunds, counts, files = [] } }: { list: ShopRefunds }) {
  const { mutate, variables, data, error, isPending } = useRefundFile();
  const inFiles = files.reduce((sum, { transfers }) => sum + transfers, 0);
  const fresh = (counts.transfer ?? refunds.length) - inFiles;
  return (
    <Stack $gap={12}>
      {fresh > 0 && (
        <Row>
          <Button variant="secondary" busy={isPending} onClick={() => mutate(undefined)}>
            {`下載匯款檔（${fresh} 筆）`}
          </Button>
        </Row>
      )}
      {data && (
        <Notice
          variant="success"
          message={`已${variables === undefined ? '' : '再次'}下載 ${sumText(data)}。檔案有完整帳號，匯款後請刪除。`}
        />
      )}
      {error && <Notice variant="danger" message={failureText(error, UNKNOWN_OUTCOME)} />}
      <DownloadedFiles
        files={files}
        busy={isPending}
        onAgain={(exported_at, onSettled) => mutate(exported_at, { onSettled })}
      />
    </Stack>
  );
}

const FileRow = styled(ListRow)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  > span { flex: 1 1 240px; min-width: 0; font-variant-numeric: tabular-nums; }
`;
