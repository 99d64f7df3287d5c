import { useDebounced } from '@pinpu/shared/forms';
import { queryOptions, useQuery } from '@pinpu/shared/query';
import { useSearchParams } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Notice, Stack, TextField } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { LookupRequest } from '../../api/lookup-request.ts';
import { useChosenBusiness } from '../../features/chosen-business/use-chosen-business.ts';
import { Combobox } from '../../features/combobox/Combobox.tsx';
import { DetailsDialog } from './details/DetailsDialog.tsx';
import { bizUsers } from './lists/biz-users.ts';
import type { Lookup } from './lookup.ts';
import { PagedTable } from './table/PagedTable.tsx';

interface ContentProps<Item> {
  lookup: Lookup<Item>;
  bizId: string;
}

/** Chooses one item and opens its details; all items are loaded once. */
function ItemPicker<Item>({ lookup, items }: { lookup: Lookup<Item>; items: readonly Item[] }) {
  const [id, open] = useOpenedId();
  const options = useMemo(
    () => items.map((item) => ({ id: lookup.idOf(item), label: lookup.labelOf(item) })),
    [lookup, items],
  );
  const opened = items.find((item) => lookup.idOf(item) === id);
  return (
    <>
      <Combobox
        label={`選取${lookup.title}`}
        placeholder="輸入名稱或識別碼"
        items={options}
        value={id}
        onChange={open}
      />
      {id !== '' && opened === undefined && (
        <Notice variant="warning" message={`找不到這筆${lookup.title}，請重新選取。`} />
      )}
      {opened !== undefined && (
        <DetailsDialog lookup={lookup} item={opened} onClose={() => open('')} />
      )}
    </>
  );
}

/** The table, whose search runs on the server. */
function SearchedTable<Item>({ lookup, bizId }: ContentProps<Item>) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), 300);
  const [, open] = useOpenedId();
  const { data, isError, refetch } = useQuery({
    ...lookupQuery(lookup, { bizId, text }),
    // The rows found before stay visible until the new ones have arrived.
    placeholderData: (before: Item[] | undefined) => before,
  });
  return (
    <Stack>
      <TextField
        label={`搜尋${lookup.title}`}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isError ? (
        <NotLoaded isError refetch={refetch} verb="搜尋" what={lookup.title} />
      ) : (
        <PagedTable key={text} lookup={lookup} items={data ?? []} onOpen={open} />
      )}
    </Stack>
  );
}

function Content<Item>({ lookup, bizId }: ContentProps<Item>) {
  const { data, isError, refetch } = useQuery(lookupQuery(lookup, { bizId }));
  if (data === undefined)
    return <NotLoaded isError={isError} refetch={refetch} what={lookup.title} />;
  return (
    <>
      <Narrow>
        <ItemPicker lookup={lookup} items={data} />
      </Narrow>
      <SearchedTable lookup={lookup} bizId={bizId} />
    </>
  );
}

/** A lookup whose items belong to business users: those of the chosen one, or of all. */
function ScopedView<Item>({ lookup }: { lookup: Lookup<Item> }) {
  const [bizId, choose] = useChosenBusiness();
  return (
    <Stack $gap={24}>
      <Narrow>
        <BusinessPicker value={bizId} onChange={choose} />
      </Narrow>
      <Content key={bizId} lookup={lookup} bizId={bizId} />
    </Stack>
  );
}

/** A lookup as a picker and as a table (ledger A10). */
export function LookupView<Item>({ lookup }: { lookup: Lookup<Item> }) {
  if (lookup.isScoped) return <ScopedView lookup={lookup} />;
  return (
    <Stack $gap={24}>
      <Content lookup={lookup} bizId="" />
    </Stack>
  );
}

const Narrow = styled.div`
  width: min(100%, 440px);
  display: grid;
  gap: ${theme.space[12]};
`;

interface BusinessPickerProps {
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the business user that the views of billing follow. */
function BusinessPicker({ value, onChange }: BusinessPickerProps) {
  const { data } = useQuery(lookupQuery(bizUsers, {}));
  const items = useMemo(
    () => data?.map((item) => ({ id: bizUsers.idOf(item), label: bizUsers.labelOf(item) })) ?? [],
    [data],
  );
  return (
    <Combobox label="商家" placeholder="全部商家" items={items} value={value} onChange={onChange} />
  );
}

/**
 * The list of a lookup. Signing in removes all queries whose key begins with `admin`, since they may be another
 * administrator's.
 */
function lookupQuery<Item>({ view, read }: Lookup<Item>, request: LookupRequest) {
  return queryOptions({
    queryKey: ['admin', view, request.bizId ?? '', request.text ?? ''],
    queryFn: () => read(request),
  });
}

/** The id of the item whose details are open, from the address (`?id=`); '' for none. */
function useOpenedId(): [id: string, open: (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = (id: string) =>
    setParams(
      (before) => {
        if (id === '') before.delete('id');
        else before.set('id', id);
        return before;
      },
      { replace: true },
    );
  return [params.get('id') ?? '', open];
}
