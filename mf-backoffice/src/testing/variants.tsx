import type { ShopVariant, ShopVariants, VariantsSave } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from './products.ts';
import { showShop, success } from './shop.tsx';

/** A variant as the editor gets it: 紅／S, NT$590. */
export const variantOf = (fields: Partial<ShopVariant> = {}): ShopVariant => ({
  ...{ var_id: 'S1-RS', option_values: ['紅', 'S'], price: 590, price1: 0, cost_wholesale: 200 },
  ...{
    price_special: 0,
    on_hand: 5,
    reserved: 0,
    low_stock: 2,
    weight: 180,
    barcode: '',
    picture: '',
  },
  ...{ enabled: true, ordered: false, pre_left: 0 },
  ...fields,
});

/** A shirt in two colours and two sizes. */
export const shopVariantsOf = (fields: Partial<ShopVariants> = {}): ShopVariants => ({
  ...{ prd_id: 'TEA-1', prd_name: '棉衫' },
  options: [
    { name: '顏色', values: [{ value: '紅' }, { value: '藍' }] },
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
    ...{ weight: 0, pre_left: 0 },
    price_special: 0,
  },
  version: 'v1',
  ...fields,
});

export const NONE = shopVariantsOf({ options: [], variants: [] });

/** What the server makes of a save: every row stored, with codes. */
export const storedOf = ({ options, variants }: VariantsSave): ShopVariants =>
  shopVariantsOf({
    ...{ options, version: 'v2' },
    variants: variants.map((row, at) =>
      variantOf({
        ...{ var_id: row.var_id || `TEA-1-${at + 1}`, option_values: row.option_values },
        ...{ price: Number(row.price), on_hand: Number(row.on_hand), enabled: row.enabled },
        picture: row.picture,
      }),
    ),
  });

/** A shop with one product; `answer` makes the response to a save of its variants. */
export function openProduct(
  data: ShopVariants = shopVariantsOf(),
  answer: (save: VariantsSave) => object = (save) => success(storedOf(save)),
) {
  const sent: VariantsSave[] = [];
  const arrived = fakeApi({
    'GET /api/backoffice/products/TEA-1': () => {
      const count = (sent.at(-1) ?? data).variants.length;
      return success(shopProductOf({}, count > 0 ? { variants: count } : {}));
    },
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
    'GET /api/backoffice/products/TEA-1/variants': () => success(data),
    'POST /api/backoffice/products/TEA-1/variants': async (request) => {
      const save = (await request.json()) as VariantsSave;
      sent.push(save);
      return answer(save);
    },
  });
  const { unmount } = showShop('/el/shop/products/TEA-1');
  return { sent, arrived, unmount };
}

/** The input of a cell or field, by its name. */
export const inputAt = (name: string) => screen.findByRole('textbox', { name });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const retype = async (name: string, value: string) =>
  fireEvent.change(await inputAt(name), { target: { value } });
export const pricesSent = (save: VariantsSave | undefined) =>
  save?.variants.map(({ price }) => price);
