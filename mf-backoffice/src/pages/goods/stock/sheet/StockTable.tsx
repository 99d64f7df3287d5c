import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import type { ClipboardEvent } from 'react';
import styled from 'styled-components';
import { isBlock } from '../../../../features/fields/pasted-text.ts';
import { draftAt, rowDrafts } from '../edits/stock-drafts.ts';
import type { StockCells } from '../edits/use-stock-cells.ts';
import { STOCK_COLUMNS } from '../rows/stock-columns.ts';
import type { GridPlace } from './grid-steps.ts';
import { pastedBlock } from './pasted-block.ts';
import { StockRow } from './StockRow.tsx';
import { placeOf } from './use-grid-place.ts';
import { useStockGrid } from './use-stock-grid.ts';

interface StockTableProps {
  products: readonly StockProduct[];
  cells: StockCells;
}

/**
 * Pastes into cells: a block of a spreadsheet, or a single value if no cell is being edited. The cell is closed, since
 * its value has been saved.
 */
function usePaste({ products, cells }: StockTableProps, show: (at: GridPlace) => void) {
  const reject = (text: string) => cells.undo.setMessage({ text, isError: true });
  return (event: ClipboardEvent) => {
    const at = placeOf((event.target as HTMLElement).closest('td') ?? event.target);
    const text = event.clipboardData.getData('text/plain');
    const isTyped = event.target instanceof HTMLInputElement;
    if (!at || text === '' || (isTyped && !isBlock(text))) return;
    event.preventDefault();
    const block = pastedBlock(text, at, products);
    const isSaving = block.cells.some(
      ({ product, field }) =>
        draftAt(cells.drafts, { prd_id: product.prd_id, field })?.state === 'saving',
    );
    if (block.fault !== '') reject(block.fault);
    else if (isSaving) reject('這裡有值正在儲存，請稍後再貼一次，都沒有改。');
    else {
      cells.commit(block.cells);
      show(at);
    }
  };
}

/** The table, whose numbers are edited in place. */
export function StockTable({ products, cells }: StockTableProps) {
  const { table, current, edited, actions, onKeyDown, show } = useStockGrid(products, cells);
  const onPaste = usePaste({ products, cells }, show);
  return (
    <Frame>
      <Table
        ref={table}
        role="grid"
        aria-label="庫存與價格"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">商品</th>
            {STOCK_COLUMNS.map(({ field, title, hint }) => (
              <Figure key={field} scope="col" title={hint}>
                {title}
              </Figure>
            ))}
            <Figure scope="col">訂單保留</Figure>
            <Figure scope="col">可賣</Figure>
            <Sold scope="col">累計售出</Sold>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <StockRow
              key={product.prd_id}
              product={product}
              drafts={rowDrafts(cells.drafts, product.prd_id)}
              edited={edited?.prd_id === product.prd_id ? edited.field : undefined}
              current={current.prd_id === product.prd_id ? current.field : undefined}
              actions={actions}
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** Scrolls sideways by itself if the table is wider than the page. */
const Frame = styled.div`
  overflow-x: auto;
  ${theme.media.desktop} { overflow-x: visible; }
`;

const Table = styled.table`
  width: 100%;
  line-height: ${theme.leading.heading};
  th, td { padding: ${theme.space[8]}; border-bottom: ${theme.border.hairline}; }
  td { height: 60px; }
  tbody tr:not(:has(td[colspan])) > th { min-width: 200px; }
  thead th {
    background: ${theme.colour.paper};
    color: ${theme.colour.inkSoft};
    font-size: ${theme.size[13]};
    font-weight: ${theme.weight.medium};
    text-align: start;
    vertical-align: bottom;
  }
  ${theme.media.desktop} {
    thead th { position: sticky; top: ${theme.frame.header}; z-index: ${theme.layer.raised}; }
  }
`;

const Figure = styled.th`
  && { text-align: right; }
  min-width: 72px;
`;

const Sold = styled(Figure)`
  display: none;
  ${theme.media.content} { display: table-cell; }
`;
