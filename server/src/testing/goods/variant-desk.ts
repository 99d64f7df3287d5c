import type { ShopVariants, VariantInput, VariantsSave } from '@pinpu/shared/contracts/backoffice';
import { atBackoffice } from '../people/backoffice.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { addShirt } from './shirt.ts';

/** A stored variant as the editor sends it back, with changed cells. */
const inputOf = (
  { ordered: _, reserved: __, ...one }: ShopVariants['variants'][number],
  changes: Partial<VariantInput> = {},
): VariantInput => ({
  ...{ was: one.var_id, var_id: one.var_id, option_values: one.option_values },
  ...{ price: `${one.price}`, price1: `${one.price1}`, on_hand: `${one.on_hand}` },
  ...{ cost_wholesale: `${one.cost_wholesale}`, low_stock: `${one.low_stock}` },
  ...{ weight: `${one.weight}`, barcode: one.barcode, picture: one.picture },
  ...{ enabled: one.enabled, on_hand_from: one.on_hand },
  ...changes,
});

/** A new row of the editor. */
export const newRow = (
  option_values: string[],
  changes: Partial<VariantInput> = {},
): VariantInput => ({
  ...{ was: '', var_id: '', option_values, price: '500', price1: '', cost_wholesale: '' },
  ...{ on_hand: '0', low_stock: '', weight: '', barcode: '', picture: '' },
  ...{ enabled: true, on_hand_from: 0 },
  ...changes,
});

async function variantCalls(shop: TestApp, account: string) {
  const { get, send } = await atBackoffice(shop, account);
  const read = (id = 'S1'): Promise<ShopVariants> => get(`products/${id}/variants`);
  const save = async (sent: VariantsSave, id = 'S1') => {
    const answer = await send('POST', `products/${id}/variants`, sent);
    const { body, msg, faults } = answer.json();
    return {
      status: answer.statusCode,
      body: body as ShopVariants,
      message: msg?.[0].Message as string,
      faults,
    };
  };
  return {
    ...{ get, send, read, save },
    /** Saves the stored variants with changed cells by code, and with more or fewer rows. */
    change: async (
      cells: Record<string, Partial<VariantInput>>,
      edit: (save: VariantsSave) => Partial<VariantsSave> = () => ({}),
    ) => {
      const { version, options, variants } = await read();
      const rows = variants.map((one) => inputOf(one, cells[one.var_id]));
      const sent = { version, options, variants: rows };
      return save({ ...sent, ...edit(sent) });
    },
  };
}

/** A shop with a shirt in three sizes, and the editor of its variants. */
export async function variantDesk(opened?: TestApp) {
  const shop = opened ?? (await testApp());
  await addShirt(shop);
  return {
    ...shop,
    ...(await variantCalls(shop, 'anna')),
    as: (account: string) => variantCalls(shop, account),
  };
}
