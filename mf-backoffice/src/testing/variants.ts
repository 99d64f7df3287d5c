import type { ShopVariant, ShopVariants } from '@pinpu/shared/contracts/backoffice';

/** A variant as the editor gets it: 紅／S, NT$590. */
export const variantOf = (fields: Partial<ShopVariant> = {}): ShopVariant => ({
  ...{ var_id: 'S1-RS', option_values: ['紅', 'S'], price: 590, price1: 0, cost_wholesale: 200 },
  ...{ on_hand: 5, reserved: 0, low_stock: 2, weight: 180, barcode: '', picture: '' },
  ...{ enabled: true, ordered: false },
  ...fields,
});

/** A shirt in two colours and two sizes. */
export const shopVariantsOf = (fields: Partial<ShopVariants> = {}): ShopVariants => ({
  ...{ prd_id: 'TEA-1', prd_name: '棉衫' },
  options: [
    { name: '顏色', values: [{ value: '紅', colour: '#c0392b' }, { value: '藍' }] },
    { name: '尺寸', values: [{ value: 'S' }, { value: 'M' }] },
  ],
  variants: [
    variantOf(),
    variantOf({ var_id: 'S1-RM', option_values: ['紅', 'M'] }),
    variantOf({ var_id: 'S1-BS', option_values: ['藍', 'S'], reserved: 1, ordered: true }),
    variantOf({ var_id: 'S1-BM', option_values: ['藍', 'M'] }),
  ],
  base: {
    ...{ price: 590, price1: 0, cost_wholesale: 200, on_hand: 30, reserved: 2, low_stock: 5 },
    weight: 0,
  },
  version: 'v1',
  ...fields,
});
