import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { amountCell, type StockField } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, Stack } from '@pinpu/shared/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { NumberField } from '../../../../features/fields/NumberField.tsx';
import { rowDrafts } from '../edits/stock-drafts.ts';
import type { StockCells } from '../edits/use-stock-cells.ts';
import { availableOf, isEditable, STOCK_COLUMNS } from '../rows/stock-columns.ts';
import { ProductName } from './ProductName.tsx';

interface StockSheetProps {
  product: StockProduct;
  cells: StockCells;
  onClose: () => void;
}

const FIELDS: readonly StockField[] = STOCK_COLUMNS.map(({ field }) => field);

/** The numbers, each with its fault. */
function NumberFields({ product, cells }: Omit<StockSheetProps, 'onClose'>) {
  const { reserved, set_qty } = product;
  const drafts = rowDrafts(cells.drafts, product.prd_id);
  return (
    <Stack>
      <ProductName product={product} />
      <p>
        {set_qty === undefined
          ? `可賣 ${availableOf(product)} 件，訂單保留 ${reserved} 件`
          : `可賣 ${set_qty} 組，由組合內容的庫存計算`}
      </p>
      <Fields>
        {STOCK_COLUMNS.filter(({ field }) => isEditable(product, field)).map(
          ({ field, title, hint }) => (
            <NumberField
              key={field}
              label={title}
              hint={hint}
              // What is typed during a save would be lost with its draft.
              readOnly={drafts[field]?.state === 'saving'}
              value={drafts[field]?.text ?? amountCell(field, product[field])}
              error={drafts[field]?.message ?? ''}
              onChange={({ currentTarget: { value } }) => cells.type(product, field, value)}
            />
          ),
        )}
      </Fields>
    </Stack>
  );
}

/**
 * The numbers of one product. The sheet closes once they are saved; if it is closed in another way, the input is kept.
 */
export function StockSheet({ product, cells, onClose }: StockSheetProps) {
  const form = useId();
  const [isSent, setSent] = useState(false);
  const { prd_id } = product;
  const drafts = rowDrafts(cells.drafts, prd_id);
  const typed = FIELDS.filter((field) => drafts[field] !== undefined);
  const isBusy = typed.some((field) => drafts[field]?.state === 'saving');
  const isQuestion = typed.some((field) => drafts[field]?.isQuestion);
  const isSaved = isSent && typed.length === 0;
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSent(true);
    cells.commit(
      typed.map((field) => ({ product, field, text: drafts[field]?.text ?? '' })),
      isQuestion,
    );
  };
  const giveUp = () => {
    cells.discard(prd_id, FIELDS);
    onClose();
  };
  const buttons = (
    <Foot>
      <Button variant="secondary" disabled={isBusy} onClick={giveUp}>
        取消
      </Button>
      <Button type="submit" form={form} busy={isBusy}>
        {isQuestion ? '仍要儲存' : '儲存'}
      </Button>
    </Foot>
  );
  return (
    <Dialog open variant="sheet" title="庫存與價格" onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={save}>
        <NumberFields product={product} cells={cells} />
      </form>
    </Dialog>
  );
}

const Foot = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  > * { flex: 1 1 auto; }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space[12]};
  > :first-child { grid-column: 1 / -1; }
`;
