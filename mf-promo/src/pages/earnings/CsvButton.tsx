import { emitAppEvent } from '@pinpu/shared/events';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { Button } from '@pinpu/shared/ui';
import { fetchReportCsv } from '../../api/report.ts';

const FILES = {
  orders: { label: '下載訂單 CSV', name: '分潤報告.csv' },
  payouts: { label: '下載撥款 CSV', name: '撥款明細.csv' },
} as const;

/** Downloads the orders of the last six months, or those of all payouts, as CSV for Excel. */
export function CsvButton({ what }: { what: keyof typeof FILES }) {
  const { label, name } = FILES[what];
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchReportCsv(what),
    onSuccess: (csv) => saveFile(csv, name),
    onError: () => {
      const message = '下載失敗，請稍後再試';
      emitAppEvent('APP_EC_ERROR', { notices: [{ code: '', message, variant: 'danger' }] });
    },
    meta: { quiet: true },
  });
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
