import { Caption, Cell, Grid, Head, HeadCell, Line, Rows, Wide } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { FieldText } from '../../../features/checks/FieldText.tsx';
import type { Lookup } from '../lookup.ts';
import { CopyId } from './CopyId.tsx';
import { type LookupColumn, tableColumns } from './lookup-column.ts';
import type { Sorting } from './sorted.ts';

interface LookupTableProps<Item> {
  lookup: Lookup<Item>;
  items: readonly Item[];
  sorting: Sorting | undefined;
  onSort: (key: string) => void;
  onOpen: (id: string) => void;
}

const ariaSort = (sorting: Sorting | undefined, key: string) => {
  if (sorting?.key !== key) return undefined;
  return sorting.isDescending ? 'descending' : 'ascending';
};

function SortableHead<Item>({
  column,
  sorting,
  onSort,
}: Pick<LookupTableProps<Item>, 'sorting' | 'onSort'> & { column: LookupColumn<Item> }) {
  const order = ariaSort(sorting, column.key);
  return (
    <HeadCell scope="col" aria-sort={order}>
      <SortButton type="button" onClick={() => onSort(column.key)}>
        {column.head}
        {order && <Icon name={order === 'descending' ? 'sortDown' : 'sortUp'} size={16} />}
      </SortButton>
    </HeadCell>
  );
}

/** One page of a lookup's items; the first column opens an item's details. On phones each item is a block of labelled lines. */
export function LookupTable<Item>(props: LookupTableProps<Item>) {
  const { lookup, items, sorting, onSort, onOpen } = props;
  const columns = tableColumns(lookup.columns);
  const content = (item: Item, { text }: LookupColumn<Item>, at: number) => {
    const [id, shown] = [lookup.idOf(item), text(item)];
    if (at === 0)
      return (
        <Open type="button" onClick={() => onOpen(id)}>
          {shown}
        </Open>
      );
    return shown === id ? <CopyId id={id} of={lookup.labelOf(item)} /> : <FieldText text={shown} />;
  };
  return (
    <Wide>
      <Grid>
        <Caption>{lookup.title}</Caption>
        <Head>
          <Line>
            {columns.map((column) => (
              <SortableHead key={column.key} {...{ column, sorting, onSort }} />
            ))}
          </Line>
        </Head>
        <Rows>
          {items.map((item) => (
            <Line key={lookup.idOf(item)}>
              {columns.map((column, at) => (
                <Cell key={column.key} data-head={column.head}>
                  {content(item, column, at)}
                </Cell>
              ))}
            </Line>
          ))}
        </Rows>
      </Grid>
    </Wide>
  );
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.width.touch};
  font-weight: inherit;
  white-space: nowrap;
  ${theme.media.hover} { &:hover { color: ${theme.colour.vermilion}; } }
`;

const Open = styled.button`
  min-height: 32px;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  ${theme.media.hover} { &:hover { color: ${theme.colour.vermilion}; } }
  ${theme.media.phone} { min-height: ${theme.width.touch}; }
`;
