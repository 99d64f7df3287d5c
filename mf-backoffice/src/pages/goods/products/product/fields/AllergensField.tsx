import { GOODS_COLUMNS } from '@pinpu/shared/contracts/backoffice';
import { ALLERGENS, allergensText, readAllergens } from '@pinpu/shared/domain';
import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Checkbox } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import type { ProductForm } from '../use-product-form.ts';
import { fieldTitle } from './field-title.ts';

const FIELD = 'allergens';

/** The allergen groups of a cell; an empty list if it says that there are none, null if it says nothing. */
function statedIn(cell: string): readonly string[] | null {
  const read = readAllergens(cell);
  return 'value' in read ? read.value : null;
}

/** The groups of allergens that the law requires to be declared; "none of them" is a choice of its own. */
export function AllergensField({ form }: { form: ProductForm }) {
  const stated = statedIn(form.draft.typed[FIELD] ?? '');
  const fault = form.faultAt(FIELD);
  const state = (groups: readonly string[] | null) => form.type(FIELD, allergensText(groups));
  const toggle = (name: string, isIn: boolean) => {
    const groups = ALLERGENS.filter((one) => (one === name ? isIn : stated?.includes(one)));
    state(groups.length > 0 ? groups : null);
  };
  return (
    <Place>
      <legend>{fieldTitle(FIELD)}</legend>
      <Groups>
        {ALLERGENS.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={stated?.includes(name) ?? false}
            onChange={({ currentTarget: { checked } }) => toggle(name, checked)}
          />
        ))}
      </Groups>
      <Checkbox
        label="確認沒有以上任何一項"
        checked={stated?.length === 0}
        onChange={({ currentTarget: { checked } }) => state(checked ? [] : null)}
      />
      <FaultText fault={fault} />
      <Soft $small>{GOODS_COLUMNS[FIELD].hint}</Soft>
    </Place>
  );
}

const Place = styled.fieldset`
  display: grid;
  gap: ${theme.space[8]};
  min-width: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 ${theme.space[4]}; font-size: ${theme.size[15]}; font-weight: ${theme.weight.medium}; }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5em, 100%), 1fr));
  gap: 0 ${theme.space[12]};
`;
