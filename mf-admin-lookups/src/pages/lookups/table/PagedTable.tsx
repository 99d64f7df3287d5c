import { saveFile } from '@pinpu/shared/files';
import { TablePager } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Row, Stack } from '@pinpu/shared/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Lookup } from '../lookup.ts';
import { csvOf } from './csv.ts';
import { LookupTable } from './LookupTable.tsx';
import type { LookupColumn } from './lookup-column.ts';
import { SortChoice } from './SortChoice.tsx';
import { nextSorting, type Sorting, sorted } from './sorted.ts';

interface PagedTableProps<Item> {
  lookup: Lookup<Item>;
  items: readonly Item[];
  onOpen: (id: string) => void;
}

const FIRST_SIZE = 50;

/** A table's rows, sorted and in pages, with their number and a CSV download of all of them. */
export function PagedTable<Item>({ lookup, items, onOpen }: PagedTableProps<Item>) {
  const [sorting, setSorting] = useState<Sorting>();
  const [{ page, size }, setPaging] = useState({ page: 0, size: FIRST_SIZE });
  const rows = useMemo(
    () => sorted(items, lookup.columns, sorting),
    [items, lookup.columns, sorting],
  );
  // The list may be shorter after it was loaded again.
  const shownPage = Math.min(page, Math.max(0, Math.ceil(rows.length / size) - 1));
  const sortBy = (next: Sorting | undefined) => {
    setSorting(next);
    setPaging({ page: 0, size });
  };
  return (
    <Stack>
      <Head>
        <p role="status">
          {rows.length === 0 ? '沒有符合的資料' : `共 ${rows.length.toLocaleString()} 筆`}
        </p>
        <CsvButton name={lookup.title} columns={lookup.columns} items={rows} />
      </Head>
      {rows.length > 0 && (
        <>
          <SortChoice columns={lookup.columns} sorting={sorting} onChange={sortBy} />
          <LookupTable
            lookup={lookup}
            items={rows.slice(shownPage * size, (shownPage + 1) * size)}
            sorting={sorting}
            onSort={(key) => sortBy(nextSorting(sorting, key))}
            onOpen={onOpen}
          />
          <TablePager
            page={shownPage}
            size={size}
            count={rows.length}
            onPage={(next) => setPaging({ page: next, size })}
            onSize={(next) => setPaging({ page: 0, size: next })}
          />
        </>
      )}
    </Stack>
  );
}

const Head = styled(Row)`
  justify-content: space-between;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;

interface CsvButtonProps<Item> {
  /** The file's name, without `.csv`. */
  name: string;
  columns: readonly LookupColumn<Item>[];
  items: readonly Item[];
}

const fileOf = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** Downloads all items found, with every field, as CSV for Excel. */
function CsvButton<Item>({ name, columns, items }: CsvButtonProps<Item>) {
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
