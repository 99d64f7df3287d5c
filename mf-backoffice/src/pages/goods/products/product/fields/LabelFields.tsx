import { GOODS_COLUMNS, LABEL_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { Stack } from '@pinpu/shared/ui';
import type { ProductForm } from '../use-product-form.ts';
import { AllergensField } from './AllergensField.tsx';
import { CellField } from './CellField.tsx';
import { PlainCell } from './PlainCell.tsx';

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
