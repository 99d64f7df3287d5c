import { GOODS_COLUMNS } from '@pinpu/shared/contracts/backoffice';
import { TAX_CLASS_NAMES } from '@pinpu/shared/domain';
import { SelectField } from '@pinpu/shared/ui';
import type { ProductForm } from '../use-product-form.ts';
import { fieldTitle } from './field-title.ts';

const FIELD = 'tax_class';
const NAMES = Object.values(TAX_CLASS_NAMES);

/** How the product is taxed; the first of the classes for a new one. */
export const TaxClassField = ({ form }: { form: ProductForm }) => (
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
);
