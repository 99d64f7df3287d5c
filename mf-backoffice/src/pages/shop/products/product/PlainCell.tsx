import { Field } from '@pinpu/shared/ui';
import { TextArea } from '../../../../features/settings/TextArea.ts';
import { FIELD_TITLES } from './product-fields.ts';
import type { ProductForm } from './use-product-form.ts';

interface PlainCellProps {
  form: ProductForm;
  field: string;
  hint: string;
}

/** A cell with several lines of plain text. */
export const PlainCell = ({ form, field, hint }: PlainCellProps) => (
  <Field label={FIELD_TITLES[field] ?? field} hint={hint} error={form.faultAt(field)}>
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
