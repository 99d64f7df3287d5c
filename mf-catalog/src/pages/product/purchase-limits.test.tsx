import { applyPublicConfigAtom, appStore } from '@pinpu/shared/state';
import { screen } from '@testing-library/react';
import { openProduct, tea } from '../../testing/open-product.tsx';
import { configOf } from '../../testing/sample-shop.ts';

const quantity = () => screen.findByRole('spinbutton', { name: '高山烏龍茶的數量' });

beforeEach(() => {
  appStore.set(applyPublicConfigAtom, configOf());
});

it('states the limits before anything is pressed, and begins with the fewest pieces [T11]', async () => {
  openProduct({ ...tea, tot_qty: 20, min_qty: 2, max_buyer: 6 });
  expect(await screen.findByText('一次至少買 2 件，每人限購 6 件')).toBeVisible();
  expect(await quantity()).toHaveValue('2');
});

it('takes no more pieces than the limit, and says why [T11]', async () => {
  const user = openProduct({ ...tea, tot_qty: 20, max_qty: 3 });
  const input = await quantity();
  await user.clear(input);
  await user.type(input, '9');
  await user.tab();
  expect(input).toHaveValue('3');
  expect(screen.getAllByText('每筆訂單最多 3 件')).toHaveLength(2);
});

it('says nothing about limits of a product without any [T11]', async () => {
  openProduct({ ...tea, tot_qty: 20 });
  expect(await quantity()).toHaveValue('1');
  expect(screen.queryByText(/限購|至少買|每筆訂單/)).not.toBeInTheDocument();
});
