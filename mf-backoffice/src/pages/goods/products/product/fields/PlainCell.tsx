import { GOODS_COLUMNS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { Field } from '@pinpu/shared/ui';
import { TextArea } from '../../../../../features/fields/TextArea.ts';
import type { ProductForm } from '../use-product-form.ts';
import { fieldTitle } from './field-title.ts';

interface PlainCellProps {
  form: ProductForm;
  field: GoodsField;
}

/** A cell with several lines of plain text. */
export const PlainCell = ({ form, field }: PlainCellProps) => (
  <Field label={fieldTitle(field)} hint={GOODS_COLUMNS[field].hint} error={form.faultAt(field)}>
    {(control) => (
      <TextArea
        {...control}
        name={field}
        rows={3}
        value={form.draft.typed[field] ?? ''}
        onChange={({ currentTarget: { value } }) => form.type(field, value)}
      />
    )}
  </Field>
);
