import type { Product } from '@pinpu/shared/contracts';
import { applyPublicConfigAtom, appStore, cartAtom } from '@pinpu/shared/state';
import { screen } from '@testing-library/react';
import { openProduct, tea } from '../../testing/open-product.tsx';
import { configOf } from '../../testing/sample-shop.ts';
import { shirt } from '../../testing/shirt.ts';

const SHIPS = '2026-12-20';
const TERMS = { preorder: SHIPS, preorder_until: '2026-12-10T15:59:00.000Z' };
const preorder: Product = { ...tea, tot_qty: 38, ...TERMS };

beforeEach(() => {
  appStore.set(applyPublicConfigAtom, configOf());
  appStore.set(cartAtom, []);
});

it('states day, deadline and quota of a pre-order, and its buttons say that it is one [T16]', async () => {
  const user = openProduct(preorder);
  const line = (await screen.findByText('12/20（日）起出貨，')).closest('p');
  expect(line).toHaveTextContent('預購｜12/20（日）起出貨，12/10 23:59 截止，剩 38 件');
  expect(screen.queryByText('有現貨')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '立即預購' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '加入購物車' }));
  expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1', qty: 1, preorder: SHIPS }]);
});

it('says nothing about pre-orders of a product in stock [T16]', async () => {
  const user = openProduct({ ...tea, tot_qty: 38 });
  await user.click(await screen.findByRole('button', { name: '加入購物車' }));
  expect(screen.queryByText(/預購/)).not.toBeInTheDocument();
  expect(appStore.get(cartAtom)[0]).not.toHaveProperty('preorder');
});

it('shows for each variant whether it is in stock or a pre-order [T16]', async () => {
  const variants = (shirt.variants ?? []).map((one) =>
    one.var_id === 'P1-RL' ? { ...one, tot_qty: 7, preorder: SHIPS } : one,
  );
  const { preorder_until } = TERMS;
  const user = openProduct({ ...shirt, variants, preorder_until });
  await user.click(await screen.findByRole('radio', { name: /紅/ }));
  expect(screen.getByText('只剩 5 件')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^L/ }));
  expect(screen.getByText('剩 7 件')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '加入購物車' }));
  expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1-RL', preorder: SHIPS }]);
  await user.click(screen.getByRole('radio', { name: /^S/ }));
  expect(screen.queryByText('剩 7 件')).not.toBeInTheDocument();
});
