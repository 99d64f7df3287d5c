import { GOODS_COLUMNS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { DateField } from '@pinpu/shared/staff';
import { TextField } from '@pinpu/shared/ui';
import { MomentField } from '../../../../../features/fields/MomentField.tsx';
import { NumberField } from '../../../../../features/fields/NumberField.tsx';
import type { ProductForm } from '../use-product-form.ts';
import { fieldTitle } from './field-title.ts';

const INPUTS = { text: TextField, number: NumberField, date: DateField, moment: MomentField };

interface CellFieldProps {
  form: ProductForm;
  field: GoodsField;
  /** Instead of the field's own hint. */
  hint?: string;
  required?: boolean;
  kind?: keyof typeof INPUTS;
  readOnly?: boolean;
}

/** The input of one cell, with the server's message if it was rejected. */
export function CellField({ form, field, kind = 'text', ...input }: CellFieldProps) {
  const Input = INPUTS[kind];
  return (
    <Input
      hint={GOODS_COLUMNS[field].hint}
      {...input}
      label={fieldTitle(field)}
      name={field}
      autoComplete="off"
      value={form.draft.typed[field] ?? ''}
      error={form.faultAt(field)}
      onChange={({ currentTarget: { value } }) => form.type(field, value)}
    />
  );
}
