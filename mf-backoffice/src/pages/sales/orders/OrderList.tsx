import {
  PACKING_LIMIT,
  type ShopOrderRow,
  type ShopOrdersQuery,
} from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { PageLinks } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Checkbox, EmptyState, LinkButton, Row } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { NewParcelResult } from '../../../api/parcels.ts';
import { CreateParcels, ParcelResults } from './CreateParcels.tsx';
import { OrderRow } from './OrderRow.tsx';
import { ORDER_SORTS, pathOfFilter } from './order-filter.ts';

interface OrderListProps {
  orders: readonly ShopOrderRow[];
  filter: ShopOrdersQuery;
  /** The cursor of the next page; '' at the end. */
  next: string;
  onChange: (filter: ShopOrdersQuery) => void;
}

function SortField({ filter, onChange }: Pick<OrderListProps, 'filter' | 'onChange'>) {
  return (
    <Sort
      aria-label="排序"
      value={filter.sort}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...filter, sort: value === 'oldest' ? 'oldest' : 'newest' })
      }
    >
      {ORDER_SORTS.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </Sort>
  );
}

interface ChosenToolsProps {
  orders: readonly ShopOrderRow[];
  onParcels: (results: readonly NewParcelResult[]) => void;
}

/** What can be done with the chosen orders. */
function ChosenTools({ orders, onParcels }: ChosenToolsProps) {
  const codes = orders.map(({ ord_code }) => ord_code);
  const query = new URLSearchParams({ codes: codes.join(',') });
  const links = [
    ['packing', '列印備貨單'],
    ['shipments', '批次出貨'],
    ['carriers', '匯出給物流'],
  ] as const;
  return (
    <Row $gap={8}>
      <CreateParcels orders={orders} onDone={onParcels} />
      {links.map(([view, text]) => (
        <LinkButton key={view} as={Link} to={`/el/shop/${view}?${query}`} $variant="secondary">
          {text}
        </LinkButton>
      ))}
    </Row>
  );
}

/** A page of orders. Selected ones can be printed as packing lists, sent by parcels, or shipped together. */
export function OrderList({ orders, filter, next, onChange }: OrderListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<readonly NewParcelResult[]>();
  const ticked = orders.filter(({ ord_code }) => chosen.has(ord_code));
  const { after: _, ...first } = filter;
  if (orders.length === 0)
    return (
      <EmptyState>
        {filter.q || filter.from || filter.to
          ? '沒有符合的訂單，請換個關鍵字或日期。'
          : '這裡目前沒有訂單。'}
      </EmptyState>
    );
  const choose = (code: string, isChosen: boolean) => {
    const all = new Set(chosen);
    if (isChosen) all.add(code);
    else all.delete(code);
    setChosen(all);
  };
  return (
    <>
      <Bar>
        <Checkbox
          label={ticked.length > 0 ? `已選 ${ticked.length} 筆` : '全選這一頁'}
          checked={ticked.length === orders.length}
          onChange={({ currentTarget }) =>
            setChosen(new Set(currentTarget.checked ? orders.map((one) => one.ord_code) : []))
          }
        />
        {ticked.length > 0 && ticked.length <= PACKING_LIMIT && (
          <ChosenTools orders={ticked} onParcels={setResults} />
        )}
        <SortField filter={first} onChange={onChange} />
      </Bar>
      {results && <ParcelResults results={results} onClose={() => setResults(undefined)} />}
      <ul aria-label="訂單">
        {orders.map((order) => (
          <OrderRow
            key={order.ord_code}
            order={order}
            isChosen={chosen.has(order.ord_code)}
            onChoose={(isChosen) => choose(order.ord_code, isChosen)}
          />
        ))}
      </ul>
      <PageLinks>
        {filter.after && <Link to={pathOfFilter(first)}>回到第一頁</Link>}
        {next !== '' && (
          <Link to={pathOfFilter({ ...filter, after: next })}>
            {filter.sort === 'oldest' ? '較新的訂單' : '較早的訂單'}
          </Link>
        )}
      </PageLinks>
    </>
  );
}

const Sort = styled.select`
  min-height: ${theme.width.touch};
  padding-inline: ${theme.space[8]};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-bottom: ${theme.border.edge};
`;
