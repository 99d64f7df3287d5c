import { Button } from '@pinpu/shared/ui';
import { csvOf } from './csv.ts';
import type { LookupColumn } from './lookup-column.ts';

interface CsvButtonProps<Item> {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly LookupColumn<Item>[];
  items: readonly Item[];
}

function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads all items found, with every field, for Excel. */
export function CsvButton<Item>({ name, columns, items }: CsvButtonProps<Item>) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={items.length === 0}
      onClick={() => save(csvOf(columns, items), `${name}.csv`)}
    >
      下載 CSV
    </Button>
  );
}
