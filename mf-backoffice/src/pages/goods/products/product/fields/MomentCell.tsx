import { GOODS_COLUMNS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { TextField } from '@pinpu/shared/ui';
import type { ProductForm } from '../use-product-form.ts';
import { fieldTitle } from './field-title.ts';

interface MomentCellProps {
  form: ProductForm;
  field: GoodsField;
  /** Instead of the field's own hint. */
  hint?: string;
}

/** The input of a moment, whose cell is `2026-12-01 20:00` in Taipei; the browser's value has a T instead of the space. */
export const MomentCell = ({
  form,
  field,
  hint = GOODS_COLUMNS[field].hint ?? '',
}: MomentCellProps) => (
  <TextField
    type="datetime-local"
    label={fieldTitle(field)}
    hint={hint}
    name={field}
    autoComplete="off"
    value={(form.draft.typed[field] ?? '').replace(' ', 'T')}
    error={form.faultAt(field)}
    onChange={({ currentTarget: { value } }) => form.type(field, value.replace('T', ' '))}
  />
);
