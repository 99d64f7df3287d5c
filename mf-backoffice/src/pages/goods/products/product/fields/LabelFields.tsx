import { GOODS_COLUMNS, type GoodsField, LABEL_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { Field, Stack } from '@pinpu/shared/ui';
import { TextArea } from '../../../../../features/fields/TextArea.ts';
import type { ProductForm } from '../use-product-form.ts';
import { AllergensField } from './AllergensField.tsx';
import { CellField } from './CellField.tsx';
import { fieldTitle } from './field-title.ts';

/** The fields of a label, most of which the law requires. */
export const LabelFields = ({ form }: { form: ProductForm }) => (
  <Stack>
    {LABEL_FIELDS.map((field) => {
      const { kind } = GOODS_COLUMNS[field];
      if (kind === 'allergens') return <AllergensField key={field} form={form} />;
      const Cell = kind === 'text' ? PlainCell : CellField;
      return <Cell key={field} form={form} field={field} />;
    })}
  </Stack>
);

interface PlainCellProps {
  form: ProductForm;
  field: GoodsField;
}

/** A cell with several lines of plain text. */
const PlainCell = ({ form, field }: PlainCellProps) => (
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
