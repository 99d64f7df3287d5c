import type { Product, Variant } from '@pinpu/shared/contracts';
import { productOf } from '@pinpu/shared/testing/fixtures';
import { lightPalette } from '@pinpu/shared/theme';

const variant = (var_id: string, option_values: string[], fields: Partial<Variant> = {}) => ({
  ...{ var_id, option_values, price: 500, price1: 0, tot_qty: 5, picture: '' },
  ...fields,
});

/** In red (S, L) and blue (only L, dearer, with a picture); the red L is sold out. */
export const shirt: Product = productOf('P1', {
  prd_name: '棉衫',
  ...{ price: 500, price1: 0, tot_qty: 8, has_options: true, price_varies: true },
  options: [
    {
      name: '顏色',
      values: [
        { value: '紅', colour: lightPalette.vermilion },
        { value: '藍', colour: lightPalette.grey },
      ],
    },
    { name: '尺寸', values: [{ value: 'S' }, { value: 'L' }] },
  ],
  variants: [
    variant('P1-RS', ['紅', 'S']),
    variant('P1-RL', ['紅', 'L'], { tot_qty: 0 }),
    variant('P1-BL', ['藍', 'L'], { price: 620, price1: 560, tot_qty: 3, picture: '/media/blue' }),
  ],
});
