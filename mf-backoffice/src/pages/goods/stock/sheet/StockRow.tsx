import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import type { StockField } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Row } from '@pinpu/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { RowDrafts } from '../edits/stock-drafts.ts';
import { availableOf, STOCK_COLUMNS, titleOfField } from '../rows/stock-columns.ts';
import { ProductName } from './ProductName.tsx';
import { type CellActions, StockCell } from './StockCell.tsx';

interface StockRowProps {
  product: StockProduct;
  drafts: RowDrafts;
  /** The cell being edited, if it is in this row. */
  edited: StockField | undefined;
  /** The cell that Tab reaches, if it is in this row. */
  current: StockField | undefined;
  actions: CellActions & RowActions;
}

/** Actions for the rejected cells of a row. */
export interface RowActions {
  saveAgain: (product: StockProduct, fields: readonly StockField[]) => void;
  discard: (product: StockProduct, fields: readonly StockField[]) => void;
}

/** Shown below a row: why its cells were not saved, by column. */
function Rejections({ product, drafts, actions }: Omit<StockRowProps, 'edited' | 'current'>) {
  const rejected = STOCK_COLUMNS.map(({ field }) => field).filter(
    (field) => drafts[field]?.state === 'rejected',
  );
  if (rejected.length === 0) return null;
  return (
    <tr>
      <Sentences id={messageIdOf(product)} role="gridcell" colSpan={10}>
        {rejected.map((field) => (
          <p key={field} role="alert">
            {titleOfField(field)}：{drafts[field]?.message}
          </p>
        ))}
        <Row>
          <Button
            size="small"
            variant="secondary"
            onClick={() => actions.saveAgain(product, rejected)}
          >
            {rejected.some((field) => drafts[field]?.isQuestion) ? '仍要儲存' : '再存一次'}
          </Button>
          <Button size="small" variant="quiet" onClick={() => actions.discard(product, rejected)}>
            放棄我填的
          </Button>
        </Row>
      </Sentences>
    </tr>
  );
}

const messageIdOf = ({ prd_id }: StockProduct) => `stock-message-${prd_id}`;

/** A product of the table, with its numbers. */
export const StockRow = memo(function StockRow(props: StockRowProps) {
  const { product, drafts, edited, current, actions } = props;
  const { reserved, sold_out_qty } = product;
  return (
    <>
      <Line>
        <th scope="row">
          <ProductName product={product} />
        </th>
        {STOCK_COLUMNS.map(({ field }) => (
          <StockCell
            key={field}
            {...{ product, field, actions }}
            draft={drafts[field]}
            isEdited={edited === field}
            isCurrent={current === field}
            messageId={messageIdOf(product)}
          />
        ))}
        <Fixed role="gridcell">{reserved}</Fixed>
        <Fixed role="gridcell">{availableOf(product)}</Fixed>
        <Sold role="gridcell">{sold_out_qty}</Sold>
      </Line>
      <Rejections {...{ product, drafts, actions }} />
    </>
  );
});

const Line = styled.tr`
  th { font-weight: ${theme.weight.regular}; text-align: start; }
`;

const Fixed = styled.td`
  color: ${theme.colour.inkSoft};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Sold = styled(Fixed)`
  display: none;
  ${theme.media.content} { display: table-cell; }
`;

const Sentences = styled.td`
  background: ${theme.colour.vermilionTint};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[15]};
  text-align: start;
  > div { margin-top: ${theme.space[4]}; }
`;
