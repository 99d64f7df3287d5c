import { Stack } from '@pinpu/shared/ui';
import { AllergensField } from './AllergensField.tsx';
import { CellField } from './CellField.tsx';
import { PlainCell } from './PlainCell.tsx';
import { LABEL_FIELDS } from './product-fields.ts';
import type { ProductForm } from './use-product-form.ts';

/** The fields that the law requires on a label. */
export const LabelFields = ({ form }: { form: ProductForm }) => (
  <Stack>
    <CellField form={form} field="net_content" hint="和包裝上相同，例如 3 公克 × 20 包" />
    <PlainCell form={form} field="ingredients" hint="和包裝上相同，食品請全部寫出" />
    <AllergensField form={form} />
    {LABEL_FIELDS.map((one) => (
      <CellField key={one.field} form={form} {...one} />
    ))}
  </Stack>
);
