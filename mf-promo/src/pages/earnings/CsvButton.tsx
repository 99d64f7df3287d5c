import { emitAppEvent } from '@pinpu/shared/events';
import { useMutation } from '@pinpu/shared/query';
import { Button } from '@pinpu/shared/ui';
import { fetchReportCsv } from '../../api/promo-report.ts';

/** Has the browser store a file. */
function save(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const FILES = {
  orders: { label: '下載訂單 CSV', name: '分潤報告.csv' },
  payouts: { label: '下載撥款 CSV', name: '撥款明細.csv' },
} as const;

/** Downloads the orders of six months, or those of all payouts, for Excel. */
export function CsvButton({ what }: { what: keyof typeof FILES }) {
  const { label, name } = FILES[what];
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchReportCsv(what),
    onSuccess: (csv) => save(csv, name),
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
