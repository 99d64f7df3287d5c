import { useQuery } from '@pinpu/shared/query';
import { SelectField } from '@pinpu/shared/ui';
import { fetchShopMakers } from '../../../../../api/makers.ts';
import { MAKERS_KEY } from '../../../../../api/shop-keys.ts';
import type { ProductForm } from '../use-product-form.ts';

/** The maker of a product; makers are edited on a screen of their own. */
export function MakerField({ form }: { form: ProductForm }) {
  const { data: makers = [] } = useQuery({ queryKey: MAKERS_KEY, queryFn: fetchShopMakers });
  const { typed, base } = form.draft;
  const chosen = typed.maker_id ?? '';
  // The product's own maker, as long as the makers are not loaded.
  const isUnread = chosen !== '' && !makers.some(({ maker_id }) => maker_id === chosen);
  return (
    <SelectField
      label="生產者"
      value={chosen}
      error={form.faultAt('maker_id') || form.faultAt('maker_name')}
      onChange={({ currentTarget: { value } }) => form.type('maker_id', value)}
    >
      <option value="">不寫</option>
      {isUnread && <option value={chosen}>{base?.cells.maker_name || chosen}</option>}
      {makers.map(({ maker_id, maker_name, enabled }) => (
        <option key={maker_id} value={maker_id}>
          {enabled ? maker_name : `${maker_name}（不顯示）`}
        </option>
      ))}
    </SelectField>
  );
}
