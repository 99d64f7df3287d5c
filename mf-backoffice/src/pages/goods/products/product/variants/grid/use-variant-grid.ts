import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { pastedCells } from '../../../../../../features/fields/pasted-cells.ts';
import { isBlock } from '../../../../../../features/fields/pasted-text.ts';
import { VARIANT_FIELDS, type VariantField } from '../draft/variant-columns.ts';
import { isCodeFixed } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';

interface CellPlace {
  row: string;
  field: VariantField;
}

/** The cell of an input of the table; undefined for anything else. */
const placeOf = (target: EventTarget): CellPlace | undefined => {
  const { row, field } = target instanceof HTMLElement ? target.dataset : {};
  const found = VARIANT_FIELDS.find((one) => one === field);
  return row !== undefined && found ? { row, field: found } : undefined;
};

type Step = readonly [rows: number, columns: number];

const VERTICAL: Record<string, Step> = { ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** The step that a key makes; the left and right arrows only from the end of the text. */
function stepOf({ key, shiftKey }: KeyboardEvent, input: HTMLInputElement): Step | undefined {
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0];
  if (key === 'ArrowLeft' && (isWhole || end === 0)) return [0, -1];
  if (key === 'ArrowRight' && (isWhole || start === value.length)) return [0, 1];
  return VERTICAL[key];
}

/** Keys and pasted blocks of the table of variants, as in the table of stock and prices. */
export function useVariantGrid(form: VariantsForm) {
  const { rows } = form.draft;
  const before = useRef('');
  const focusAt = (table: Element, row: number, column: number) => {
    const [id, field] = [rows[row]?.id, VARIANT_FIELDS[column]];
    if (id === undefined || !field) return;
    const cell = `[data-row="${CSS.escape(id)}"][data-field="${field}"]`;
    const input = table.querySelector<HTMLInputElement>(cell);
    input?.focus();
    input?.select();
  };
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) before.current = target.value;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, currentTarget, nativeEvent } = event;
      const at = placeOf(target);
      if (!at || !(target instanceof HTMLInputElement)) return;
      if (nativeEvent.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape') form.type([{ ...at, text: before.current }]);
      const step = stepOf(event, target);
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const row = rows.findIndex(({ id }) => id === at.row);
      focusAt(currentTarget, row + step[0], VARIANT_FIELDS.indexOf(at.field) + step[1]);
    },
    onPaste: (event: ClipboardEvent) => {
      const at = placeOf(event.target);
      const text = event.clipboardData.getData('text/plain');
      if (!at || !isBlock(text)) return;
      event.preventDefault();
      const below = rows.slice(rows.findIndex(({ id }) => id === at.row));
      const fields = VARIANT_FIELDS.slice(VARIANT_FIELDS.indexOf(at.field));
      const block = pastedCells(text, { rows: below.length, columns: fields.length });
      if (block.fault !== '') return form.reject(block.fault);
      const cells = block.cells.flatMap((cell) => {
        const [row, field] = [below[cell.row], fields[cell.column]];
        // A code that orders name stays.
        if (!row || !field || (field === 'var_id' && isCodeFixed(row))) return [];
        return [{ row: row.id, field, text: cell.text.trim() }];
      });
      form.fill(cells, `已貼上 ${cells.length} 格。`);
    },
  };
}
