import { GOODS_COLUMNS } from '@pinpu/shared/contracts/backoffice';
import { TEMPERATURE_NAMES } from '@pinpu/shared/domain';
import { SelectField } from '@pinpu/shared/ui';
import type { ProductForm } from '../use-product-form.ts';
import { CellField } from './CellField.tsx';
import { fieldTitle } from './field-title.ts';

const FIELD = 'temperature';
const NAMES = Object.values(TEMPERATURE_NAMES);

/** Which parcels carry the product: its temperature, 常溫 for a new one, and its size. */
export const ParcelFields = ({ form }: { form: ProductForm }) => (
  <>
    <SelectField
      label={fieldTitle(FIELD)}
      hint={GOODS_COLUMNS[FIELD].hint}
      value={form.draft.typed[FIELD] || NAMES[0]}
      error={form.faultAt(FIELD)}
      onChange={({ currentTarget: { value } }) => form.type(FIELD, value)}
    >
      {NAMES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
    <CellField form={form} field="size_cm" kind="number" />
  </>
);
