import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, EmptyState, Spinner, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Lookup, type LookupRow, rowsMatching } from './lookup.ts';
import { Table, type TableColumn } from './Table.tsx';

const columns: readonly TableColumn<LookupRow>[] = [
  { key: 'label', head: '名稱', cell: ({ label }) => label },
  { key: 'id', head: '識別碼', cell: ({ id }) => <Id>{id}</Id> },
];

function SearchableTable({ title, rows }: { title: string; rows: readonly LookupRow[] }) {
  const [text, setText] = useState('');
  const shown = rowsMatching(rows, text);
  return (
    <Stack>
      <Search>
        <TextField
          label={`搜尋${title}`}
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Search>
      <Count role="status">
        {text.trim() === ''
          ? `共 ${rows.length} 筆`
          : `符合 ${shown.length} 筆，共 ${rows.length} 筆`}
      </Count>
      {shown.length > 0 && (
        <Table caption={title} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

/** One lookup, loaded completely and searched in the browser. */
export function LookupTable({ lookup }: { lookup: Lookup }) {
  const { view, title, read } = lookup;
  const { data, isError, refetch } = useQuery({ queryKey: ['admin', view], queryFn: read });
  if (data !== undefined) return <SearchableTable key={view} title={title} rows={data} />;
  if (!isError) return <Spinner label={`正在讀取${title}`} />;
  return (
    <EmptyState action={<Button onClick={() => refetch()}>再試一次</Button>}>
      目前無法讀取{title}，請稍候再試一次。
    </EmptyState>
  );
}

const Search = styled.div`
  max-width: 440px;
`;

const Id = styled.span`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Count = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
