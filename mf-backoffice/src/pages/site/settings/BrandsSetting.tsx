import { Button, Row, Stack, TextField } from '@pinpu/shared/ui';
import { useRef } from 'react';
import { OrderedList } from '../../../features/ordered/OrderedList.tsx';
import { faultAt } from '../../../features/settings/fault-at.ts';
import { RowBox } from '../../../features/settings/RowBox.tsx';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

/** Units of goods and brands of the shop. */
export function BrandsSetting({ draft, faults, card }: EditorProps) {
  const brands = draft.valueOf('brands') ?? [];
  const added = useRef(0);
  const add = () => {
    let id: string;
    do {
      added.current += 1;
      id = `B${brands.length + added.current}`;
    } while (brands.some(({ brand_id }) => brand_id === id));
    draft.change('brands', [...brands, { brand_id: id, brand_name: '' }]);
  };
  return (
    <>
      <SettingCard {...card('product_unit')} hint="數量的單位，例如件、個、組。">
        <TextField
          label="單位"
          maxLength={10}
          value={draft.valueOf('product_unit') ?? ''}
          error={faultAt(faults, 'product_unit')}
          onChange={({ currentTarget: { value } }) => draft.change('product_unit', value)}
        />
      </SettingCard>
      <SettingCard {...card('brands')} hint="商店販售的品牌。">
        <Stack>
          <OrderedList
            label="品牌"
            items={brands}
            keyOf={({ brand_id }) => brand_id}
            nameOf={({ brand_name, brand_id }) => brand_name || brand_id}
            onChange={(list) => draft.change('brands', list)}
          >
            {(brand, at) => (
              <RowBox>
                <TextField
                  label="品牌名稱"
                  maxLength={60}
                  value={brand.brand_name}
                  error={faultAt(faults, `brands[${at}]`)}
                  onChange={({ currentTarget: { value } }) =>
                    draft.change(
                      'brands',
                      brands.map((one) =>
                        one.brand_id === brand.brand_id ? { ...one, brand_name: value } : one,
                      ),
                    )
                  }
                />
              </RowBox>
            )}
          </OrderedList>
          <Row>
            <Button variant="secondary" onClick={add}>
              新增品牌
            </Button>
          </Row>
        </Stack>
      </SettingCard>
    </>
  );
}
