import { saveFile } from '@pinpu/shared/files';
import { Button } from '@pinpu/shared/ui';
import { csvOf } from './csv.ts';
import type { LookupColumn } from './lookup-column.ts';

interface CsvButtonProps<Item> {
  /** The file's name, without `.csv`. */
  name: string;
  columns: readonly LookupColumn<Item>[];
  items: readonly Item[];
}

const fileOf = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** Downloads all items found, with every field, as CSV for Excel. */
export function CsvButton<Item>({ name, columns, items }: CsvButtonProps<Item>) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={items.length === 0}
      onClick={() => saveFile(fileOf(csvOf(columns, items)), `${name}.csv`)}
    >
      下載 CSV
    </Button>
  );
}
