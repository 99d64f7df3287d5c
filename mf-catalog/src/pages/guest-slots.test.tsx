import { SlotProvider } from '@pinpu/shared/slots';
import { applyPublicConfigAtom, appStore, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  bodyOfProduct,
  configOf,
  itemsFrom,
  pagerOfItems,
  productOf,
} from '../testing/sample-shop.ts';
import { HomePage } from './home/HomePage.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { ProductsPage } from './products/ProductsPage.tsx';

const pages: [string, string, string, ReactNode, object][] = [
  ['home', '/', '/', <HomePage key="home" />, {}],
  ['list', '/products/茶葉', '/products/:CATE?', <ProductsPage key="list" />, { cate_id: 'tea' }],
  ['list', '/products', '/products/:CATE?', <ProductsPage key="all" />, { cate_id: '' }],
  ['product', '/product/P1', '/product/:ID?', <ProductPage key="product" />, { prd_id: 'P1' }],
];

beforeEach(() => {
  appStore.set(applyPublicConfigAtom, configOf());
  appStore.set(priceLevelAtom, 0);
  const products = () => pagerOfItems(itemsFrom(1, 3));
  fakeApi({
    'GET /api/products': products,
    'GET /api/products/茶葉': products,
    'GET /api/products/tea': products,
    'GET /api/product/P1': () => bodyOfProduct(productOf('P1')),
  });
});

it.each(pages)(
  '%s at %s offers a slot to guests [41 W3] [M4]',
  async (page, at, pattern, element, props) => {
    renderAt(
      at,
      pattern,
      <SlotProvider
        render={(name, passed) => <aside aria-label={name}>{JSON.stringify(passed)}</aside>}
      >
        {element}
      </SlotProvider>,
    );
    const slot = await screen.findByRole('complementary', { name: `${page}.aside` });
    expect(JSON.parse(slot.textContent)).toEqual(props);
  },
);
