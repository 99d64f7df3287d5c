import {
  SHOP_COUNT_LIMIT,
  type StockProduct,
  type StockQuery,
} from '@pinpu/shared/contracts/backoffice';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, Stack, Tabs, useMediaQuery } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { RecentEdits } from './edits/RecentEdits.tsx';
import { UnsavedElsewhere } from './edits/UnsavedElsewhere.tsx';
import { type StockCells, useStockCells } from './edits/use-stock-cells.ts';
import { filterOf, pathOfFilter, SHOWN_LABELS } from './rows/stock-filter.ts';
import { useStockRows } from './rows/use-stock-rows.ts';
import { StockBar } from './StockBar.tsx';
import { StockSearch } from './StockSearch.tsx';
import { StockList } from './sheet/StockList.tsx';
import { StockTable } from './sheet/StockTable.tsx';

interface ProductsProps {
  products: readonly StockProduct[];
  filter: StockQuery;
  next: string;
  cells: StockCells;
}

/** A page of products: a table, or a list on phones. */
function Products({ products, filter, next, cells }: ProductsProps) {
  const isPhone = useIsPhone();
  const { after: _, ...first } = filter;
  if (products.length === 0)
    return (
      <EmptyState>
        {filter.q || filter.show !== 'all' ? '沒有符合的商品。' : '還沒有商品。'}
      </EmptyState>
    );
  return (
    <>
      {isPhone ? (
        <StockList products={products} cells={cells} />
      ) : (
        <StockTable products={products} cells={cells} />
      )}
      {(filter.after !== undefined || next !== '') && (
        <Pages aria-label="分頁">
          {filter.after && <Link to={pathOfFilter(first)}>回到第一頁</Link>}
          {next !== '' && <Link to={pathOfFilter({ ...filter, after: next })}>下一頁</Link>}
        </Pages>
      )}
    </>
  );
}

function Stock() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterOf(search);
  const { data, ...query } = useStockRows(filter);
  const cells = useStockCells();
  const show = (change: Partial<StockQuery>) => {
    const { after: _, ...rest } = filter;
    navigate(pathOfFilter({ ...rest, ...change }));
  };
  const counts: Record<string, number> = data?.counts ?? {};
  return (
    <Stack>
      <Head>
        <h1>庫存與價格</h1>
        <Link to="/el/shop/stock/changes">最近的變更</Link>
      </Head>
      {data && <UnsavedElsewhere drafts={cells.drafts} products={data.products} />}
      <StockSearch key={filter.q} filter={filter} onChange={show} />
      <Tabs
        label="商品分類"
        items={SHOWN_LABELS.map(({ show: id, label }) => ({
          ...{ id, label, quiet: id === 'hidden' },
          count: Math.min(counts[id] ?? 0, SHOP_COUNT_LIMIT - 1),
        }))}
        selected={filter.show}
        onSelect={(id) => show({ show: id })}
      >
        {data === undefined ? (
          <NotLoaded {...query} what="商品" />
        ) : (
          <Products
            key={pathOfFilter(filter)}
            products={data.products}
            next={data.next}
            {...{ filter, cells }}
          />
        )}
      </Tabs>
      <StockBar undo={cells.undo} />
    </Stack>
  );
}

/** The table of stock and prices at `/el/shop/stock`, or its recent edits at `/el/shop/stock/changes`. */
export const StockView = ({ id }: ViewProps) => (id === 'changes' ? <RecentEdits /> : <Stock />);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[16]};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;

const Pages = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[16]};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;

/** Whether the screen is as narrow as a phone's, where a table becomes a list. */
const useIsPhone = (): boolean => useMediaQuery(theme.media.phone.replace('@media ', ''));
