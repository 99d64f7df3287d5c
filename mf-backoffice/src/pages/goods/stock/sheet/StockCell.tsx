import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { amountCell, lineName, type StockField } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { CellDraft } from '../edits/stock-drafts.ts';
import { isEditable, shownNumber, titleOfField } from '../rows/stock-columns.ts';
import type { Step } from './grid-steps.ts';

interface StockCellProps {
  product: StockProduct;
  field: StockField;
  draft: CellDraft | undefined;
  isEdited: boolean;
  /** Whether Tab reaches this cell; only one of the grid's cells is reached. */
  isCurrent: boolean;
  messageId: string;
  actions: CellActions;
}

/** Handlers of the cells. The object never changes, so that unchanged rows are not rendered again. */
export interface CellActions {
  open: (product: StockProduct, field: StockField, text?: string) => void;
  type: (product: StockProduct, field: StockField, text: string) => void;
  /** Saves what is typed and moves by a step; stays if the value is invalid. */
  leave: (product: StockProduct, field: StockField, step: Step) => void;
  /** Saves what is typed when the focus leaves the cell in another way. */
  blur: (product: StockProduct, field: StockField) => void;
  cancel: (product: StockProduct, field: StockField) => void;
}

const STEPS: Record<string, Step> = { Enter: 'down', ArrowDown: 'down', ArrowUp: 'up' };

function stepOf({ key, shiftKey }: KeyboardEvent): Step | undefined {
  if (key === 'Tab') return shiftKey ? 'edit-previous' : 'edit-next';
  return key === 'Enter' && shiftKey ? 'up' : STEPS[key];
}

function CellInput({ product, field, draft, messageId, actions }: StockCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const isWrong = draft?.state === 'rejected';
  useLayoutEffect(() => {
    input.current?.focus();
    // Selected, so that typing replaces it. The key that opened the cell is typed into it after this.
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = stepOf(event);
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (step) actions.leave(product, field, step);
    else actions.cancel(product, field);
  };
  return (
    <Input
      ref={input}
      value={draft?.text ?? amountCell(field, product[field])}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      aria-label={`${lineName(product)} ${titleOfField(field)}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? messageId : undefined}
      onChange={({ currentTarget: { value } }) => actions.type(product, field, value)}
      onKeyDown={onKeyDown}
      // Another window or tab takes the focus without closing the cell: a half typed number is not saved.
      onBlur={() => document.activeElement !== input.current && actions.blur(product, field)}
    />
  );
}

/** A set has a dash for the numbers of its own stock; what can be sold is in the column 可賣. */
const shownCell = (product: StockProduct, field: StockField): string =>
  isEditable(product, field) ? shownNumber(field, product[field]) : '—';

/** A number of the table in one of its states: shown, being edited, being saved, or rejected. */
export function StockCell(props: StockCellProps) {
  const { product, field, draft, isEdited, isCurrent, messageId, actions } = props;
  if (isEdited)
    return (
      <Cell role="gridcell" data-product={product.prd_id} data-field={field} $state="typing">
        <CellInput {...props} />
      </Cell>
    );
  return (
    <Cell
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-product={product.prd_id}
      data-field={field}
      aria-busy={draft?.state === 'saving' || undefined}
      aria-invalid={draft?.state === 'rejected' || undefined}
      aria-readonly={!isEditable(product, field) || undefined}
      aria-describedby={draft?.state === 'rejected' ? messageId : undefined}
      $state={draft?.state}
      onClick={() => actions.open(product, field)}
    >
      {draft ? draft.text || '（空）' : shownCell(product, field)}
    </Cell>
  );
}

const GROUNDS = {
  typing: theme.colour.card,
  saving: theme.colour.tint,
  rejected: theme.colour.vermilionTint,
};

const Cell = styled.td<{ $state: CellDraft['state'] | undefined }>`
  position: relative;
  background: ${({ $state }) => ($state ? GROUNDS[$state] : 'none')};
  color: ${({ $state }) => theme.colour[$state === 'saving' ? 'inkSoft' : 'ink']};
  cursor: ${({ $state }) => ($state === 'saving' ? 'progress' : 'text')};
  &[aria-readonly] { color: ${theme.colour.inkSoft}; cursor: default; }
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
  &:focus-visible { outline-offset: -2px; }
  ${theme.media.hover} { &:hover { box-shadow: inset 0 0 0 1px ${theme.colour.edge}; } }
`;

const Input = styled.input`
  /* Absolutely positioned, so that the column keeps its width. */
  position: absolute;
  inset: ${theme.space[4]};
  width: calc(100% - 2 * ${theme.space[4]});
  padding: 0 ${theme.space[8]};
  border: ${theme.border.ink};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  font-variant-numeric: tabular-nums;
  text-align: right;
  &[aria-invalid='true'] { border-color: ${theme.colour.vermilionDeep}; }
`;
