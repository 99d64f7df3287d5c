import type { Product } from '@pinpu/shared/contracts';
import { applyPublicConfigAtom, appStore } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { heading, openProduct, tea } from '../../testing/open-product.tsx';
import { bodyOfProduct, configOf } from '../../testing/sample-shop.ts';
import { ProductPage } from './ProductPage.tsx';

beforeEach(() => appStore.set(applyPublicConfigAtom, configOf()));

describe('a product with old or damaged data', () => {
  const older = (missing: Partial<Record<keyof Product | 'novelty', unknown>>) =>
    ({ ...tea, ...missing }) as Product;
  it.each([
    ['no group price', older({ price1: undefined })],
    ['no stock', older({ tot_qty: undefined })],
    ['no texts', older({ sl_desc_content: undefined, ma_desc_content: null, prd_text_desc: 5 })],
    ['no album', older({ prd_album_pics: undefined })],
    ['an album of another shape', older({ prd_album_pics: '["a"]' })],
    ['an album without d', older({ prd_album_pics: '{"section_1":[{"x":1},null]}' })],
    ['an album with a script', older({ prd_album_pics: '{"section_1":[{"d":"javascript:x"}]}' })],
    ['no likes', older({ like_count: undefined, liked: undefined })],
    ['no date', older({ u_date: undefined })],
    ['no category', older({ cate_id: undefined })],
    ['an unknown field', older({ novelty: true })],
  ])('renders with %s [P2, P4, P6]', async (_what, product) => {
    openProduct(product);
    expect(await heading('高山烏龍茶')).toBeVisible();
    expect(screen.getByRole('img', { name: '高山烏龍茶' })).toBeVisible();
    expect(screen.getAllByText('600')[0]).toBeVisible();
  });

  it('shows a placeholder where a picture is missing [P2]', async () => {
    openProduct();
    fireEvent.error(await screen.findByRole('img', { name: '高山烏龍茶' }));
    expect(screen.getByText('圖片暫時無法顯示')).toBeVisible();
    expect(screen.getByRole('img', { name: '高山烏龍茶' })).not.toHaveAttribute('src');
  });

  it.each(['P 1', '產品', "'--", '%', 'a/b'])('requests id "%s" completely encoded', async (id) => {
    const path = `/api/product/${id}`;
    fakeApi({ [`GET ${path}`]: () => bodyOfProduct(tea) });
    renderAt(`/product/${encodeURIComponent(id)}`, '/product/:ID?', <ProductPage />);
    expect(await heading('高山烏龍茶')).toBeVisible();
  });
});
