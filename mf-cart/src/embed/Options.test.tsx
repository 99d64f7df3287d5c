import type { EmbedProduct } from '@pinpu/shared/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPageCart, PRODUCT } from '../testing/page-cart.ts';
import { Product } from './Product.tsx';

const variant = (prd_id: string, values: string, tot_qty: number, prd_price = 500) => ({
  ...{ prd_id, option_values: values.split('／'), tot_qty, prd_price, list_price: prd_price },
  prd_man_pic: `https://shop.example/media/${prd_id}`,
});
/** Blue M is the cheapest, red L is sold out, and there is no blue L. */
const SHIRT: EmbedProduct = {
  ...PRODUCT,
  ...{ prd_id: 'S1', prd_name: '棉衫', prd_price: 450, list_price: 450, tot_qty: 11 },
  options: [
    { name: '顏色', values: [{ value: '紅' }, { value: '藍' }] },
    { name: '尺寸', values: [{ value: 'M' }, { value: 'L' }] },
  ],
  variants: [
    variant('S1-RM', '紅／M', 9),
    variant('S1-BM', '藍／M', 2, 450),
    variant('S1-RL', '紅／L', 0),
  ],
};

async function card() {
  const onAdd = jest.fn((_product: EmbedProduct, _qty: number) => true);
  const noted = { onAdd, onError: () => {}, fetchProduct: async () => SHIRT };
  render(<Product product="S1" promoCode="" look="card" {...noted} />);
  await screen.findByRole('article', { name: '棉衫' });
  return onAdd;
}
const press = () => userEvent.click(screen.getByRole('button', { name: '加入購物車' }));
const select = (option: string, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(option), value);

it('asks for what is not chosen, and adds nothing before [T5]', async () => {
  const onAdd = await card();
  expect(screen.getByRole('article')).toHaveTextContent('NT$450 起');
  await select('尺寸', 'M');
  await press();
  const missing = screen.getByRole('combobox', { name: /^顏色/ });
  expect(missing).toHaveFocus();
  expect(missing).toBeInvalid();
  expect(missing).toHaveAccessibleDescription('請選擇顏色');
  expect(screen.getByRole('combobox', { name: '尺寸' })).toBeValid();
  expect(onAdd).not.toHaveBeenCalled();
});

it('shows price and picture of the chosen variant, and adds it with its values [T5]', async () => {
  const onAdd = await card();
  await select('顏色', '紅');
  await select('尺寸', 'M');
  expect(screen.getByRole('article')).toHaveTextContent('NT$500');
  expect(screen.getByRole('article')).not.toHaveTextContent('起');
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining('S1-RM'));
  await press();
  const added = { prd_id: 'S1-RM', option_text: '紅／M', product_id: 'S1', prd_price: 500 };
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining(added), 1);
});

it('reduces the quantity to the stock of the chosen variant [T5]', async () => {
  const onAdd = await card();
  const quantity = screen.getByRole('textbox', { name: '棉衫的數量' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '5{Enter}');
  await select('顏色', '藍');
  await select('尺寸', 'M');
  expect(screen.getByRole('textbox', { name: '棉衫（藍／M）的數量' })).toHaveValue('2');
  await press();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ prd_id: 'S1-BM' }), 2);
});

it('says which values are sold out, or fit nothing that is chosen [T5]', async () => {
  await card();
  await select('顏色', '紅');
  expect(screen.getByRole('option', { name: 'L（售完）' })).toBeInTheDocument();
  await select('尺寸', 'L');
  expect(screen.getByText('已售完')).toBeInTheDocument();
  await select('顏色', '藍');
  expect(screen.getByRole('option', { name: 'L（無此組合）' })).toBeInTheDocument();
  expect(screen.getByLabelText('尺寸')).toHaveValue('');
});

it('two variants are two lines of the page’s cart, with their values [T5]', async () => {
  const { cart, stored } = openPageCart();
  for (const [at, option_text] of ['紅／M', '藍／M'].entries())
    void cart.add({ ...SHIRT, ...SHIRT.variants?.[at], option_text, product_id: 'S1' }, 1);
  expect(stored().lines).toMatchObject([
    { prd_id: 'S1-RM', option_text: '紅／M', product_id: 'S1' },
    { prd_id: 'S1-BM', option_text: '藍／M', product_id: 'S1' },
  ]);
});
