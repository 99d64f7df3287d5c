import { TextField } from '@pinpu/shared/ui';
import { FIELD_TITLES } from './product-fields.ts';
import type { ProductForm } from './use-product-form.ts';

interface CellFieldProps {
  form: ProductForm;
  field: string;
  hint?: string;
  required?: boolean;
  type?: 'text' | 'date';
  numeric?: boolean;
  readOnly?: boolean;
}

/** The input of one cell, with the server's message if it was rejected. */
export const CellField = ({ form, field, hint, numeric = false, ...input }: CellFieldProps) => (
  <TextField
    {...input}
    label={FIELD_TITLES[field] ?? field}
    hint={hint}
    name={field}
    autoComplete="off"
    inputMode={numeric ? 'numeric' : undefined}
    value={form.draft.typed[field] ?? ''}
    error={form.faultAt(field)}
    onChange={({ currentTarget: { value } }) => form.type(field, value)}
  />
);
