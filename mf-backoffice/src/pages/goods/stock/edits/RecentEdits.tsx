import { failureText } from '@pinpu/shared/api/failure';
import type { StockEdit } from '@pinpu/shared/contracts/backoffice';
import { lineName } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import { DateField, TextSearch, useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, EmptyState, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SHOP_KEY } from '../../../../api/shop-keys.ts';
import { type EditFilter, fetchStockEdits, undoStockEdit } from '../../../../api/stock.ts';
import { shownNumber, titleOfField } from '../rows/stock-columns.ts';
import { OFFLINE } from './saved-text.ts';

const KINDS: Record<string, string> = { undo: '復原', import: '商品匯入' };

const makerOf = ({ actor }: StockEdit) => (actor === 'operator' ? '營運指令' : actor);

interface EditProps {
  edit: StockEdit;
  busy: boolean;
  onUndo: () => void;
}

/** One saved edit: actor, time, old and new values. */
function Edit({ edit, busy, onUndo }: EditProps) {
  const { at, kind, size, undone, changes } = edit;
  const name = KINDS[kind];
  return (
    <Item>
      <Row>
        <b>{makerOf(edit)}</b>
        <When dateTime={at}>{formatDateTime(at)}</When>
        {name && <Badge $tone="grey">{name}</Badge>}
        {undone && <Badge $tone="success">已復原</Badge>}
      </Row>
      <ul>
        {changes.map(({ prd_id, prd_name, option_text, field, before, after }) => (
          <li key={`${prd_id} ${field}`}>
            {lineName({ prd_name: prd_name || prd_id, option_text })} {titleOfField(field)}：
            {shownNumber(field, before)} → {shownNumber(field, after)}
          </li>
        ))}
        {size > changes.length && <li>等 {size} 個值</li>}
      </ul>
      {!undone && kind !== 'import' && (
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          aria-label={`復原 ${formatDateTime(at)} 的變更`}
          onClick={onUndo}
        >
          復原
        </Button>
      )}
    </Item>
  );
}

function useUndo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: undoStockEdit,
    onSettled: () => cache.invalidateQueries({ queryKey: [SHOP_KEY] }),
    meta: { quiet: true },
  });
}

const FILTER = ['before', 'q', 'day'] as const;

const pathOf = (filter: EditFilter) => {
  const set = FILTER.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return `/el/shop/stock/changes?${new URLSearchParams(set)}`;
};

/** Recent edits of the table, of a product or a day, each with an undo button. */
export function RecentEdits() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // While a year is typed, browsers report days such as 0002-11-28.
  const [typed, setTyped] = useState<string>();
  const filter = Object.fromEntries(
    FILTER.map((name) => [name, search.get(name) ?? '']),
  ) as EditFilter;
  const show = (change: Partial<EditFilter>) =>
    navigate(pathOf({ ...filter, before: '', ...change }));
  return (
    <Stack>
      <Back to="/el/shop/stock">回庫存與價格</Back>
      <h1>最近的變更</h1>
      <TextSearch
        key={filter.q}
        label="商品"
        name="搜尋變更"
        placeholder="品名或商品編號"
        q={filter.q}
        onSearch={(q) => show({ q })}
      >
        <DateField
          label="日期"
          value={typed ?? filter.day}
          onChange={({ currentTarget: { value } }) => {
            const isWhole = value === '' || value.startsWith('20');
            setTyped(isWhole ? undefined : value);
            if (isWhole) show({ day: value });
          }}
        />
      </TextSearch>
      <Edits filter={filter} />
    </Stack>
  );
}

function Edits({ filter }: { filter: EditFilter }) {
  const [data, waiting] = useFreshData('最近的變更', [SHOP_KEY, 'stock-edits', filter], () =>
    fetchStockEdits(filter),
  );
  const undo = useUndo();
  const rest = undo.data?.refused ?? [];
  if (data === undefined) return waiting;
  const isAll = FILTER.every((name) => filter[name] === '');
  return (
    <>
      {undo.isError && <Notice variant="danger" message={failureText(undo.error, OFFLINE)} />}
      {undo.data && rest.length === 0 && <Notice variant="success" message="已復原。" />}
      {rest.length > 0 && (
        <Notice
          variant="warning"
          message={`已復原，但有 ${rest.length} 個值沒有：${rest[0]?.message}`}
        />
      )}
      {data.edits.length === 0 ? (
        <EmptyState>
          {isAll ? '這半年沒有改過庫存或價格。' : '沒有符合的變更。變更保留半年。'}
        </EmptyState>
      ) : (
        <ol aria-label="最近的變更">
          {data.edits.map((edit) => (
            <Edit
              key={edit.id}
              edit={edit}
              busy={undo.isPending && undo.variables === edit.id}
              onUndo={() => undo.mutate(edit.id)}
            />
          ))}
        </ol>
      )}
      {data.next !== '' && <Back to={pathOf({ ...filter, before: data.next })}>更早的變更</Back>}
    </>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[16]};
  > :not(button) { grid-column: 1; }
  > button { grid-area: 1 / 2 / span 2; }
  padding-block: ${theme.space[16]};
  border-bottom: ${theme.border.hairline};
  overflow-wrap: anywhere;
`;

const When = styled.time`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  font-variant-numeric: tabular-nums;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${theme.width.touch};
`;
