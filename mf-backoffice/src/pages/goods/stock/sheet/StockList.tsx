import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Badge } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { rowDrafts } from '../edits/stock-drafts.ts';
import type { StockCells } from '../edits/use-stock-cells.ts';
import { availableOf, shownNumber } from '../rows/stock-columns.ts';
import { ProductName } from './ProductName.tsx';
import { StockSheet } from './StockSheet.tsx';

interface StockListProps {
  products: readonly StockProduct[];
  cells: StockCells;
}

/** The list for phones; each product opens a sheet with its numbers. */
export function StockList({ products, cells }: StockListProps) {
  const [opened, setOpened] = useState('');
  const product = products.find(({ prd_id }) => prd_id === opened);
  return (
    <>
      <ul aria-label="庫存與價格">
        {products.map((one) => (
          <Item key={one.prd_id}>
            <Open type="button" onClick={() => setOpened(one.prd_id)}>
              <ProductName product={one} />
              <Numbers>
                <b>{shownNumber('price', one.price)}</b>
                {one.special_on && (
                  <span>特價 {shownNumber('price_special', one.price_special)}</span>
                )}
                <span>可賣 {availableOf(one)}</span>
                {Object.keys(rowDrafts(cells.drafts, one.prd_id)).length > 0 && (
                  <Badge $tone="warning">未儲存</Badge>
                )}
              </Numbers>
            </Open>
          </Item>
        ))}
      </ul>
      {product && (
        <StockSheet
          key={product.prd_id}
          product={product}
          cells={cells}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
}

const Item = styled.li`
  border-bottom: ${theme.border.hairline};
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  width: 100%;
  min-height: 72px;
  padding: ${theme.space[12]} 0;
  text-align: start;
`;

const Numbers = styled.span`
  display: grid;
  justify-items: end;
  gap: ${theme.space[4]};
  font-variant-numeric: tabular-nums;
  > span:not([class]) { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
