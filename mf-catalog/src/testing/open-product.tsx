import type { Product } from '@pinpu/shared/contracts';
import { appStore, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductPage } from '../pages/product/ProductPage.tsx';
import { bodyOfProduct, itemsFrom, pagerOfItems, productOf } from './sample-shop.ts';

export const tea = productOf('P1', { prd_name: '高山烏龍茶' });

export function openProduct(
  product: Product = tea,
  { promo = false, related = itemsFrom(2, 2) } = {},
) {
  appStore.set(priceLevelAtom, promo ? 1 : 0);
  fakeApi({
    'GET /api/product/P1': () => bodyOfProduct(product),
    'GET /api/products/tea': () => pagerOfItems([product, ...related]),
  });
  const base = promo ? '/p' : '/product';
  renderAt(`${base}/P1`, `${base}/:ID?`, <ProductPage />);
  return userEvent.setup();
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
