import {
  applyPublicConfigAtom,
  appStore,
  dismissNoticesAtom,
  noticesAtom,
} from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openProduct, tea } from '../../testing/open-product.tsx';
import { bodyOfProduct, configOf, itemOf, pagerOfItems } from '../../testing/sample-shop.ts';

beforeEach(() => appStore.set(applyPublicConfigAtom, configOf()));

describe('stock near the price', () => {
  it.each([
    [0, '售完'],
    [10, '只剩 10 件'],
    [11, '有現貨'],
  ])('shows for %d pieces: %s [P7]', async (tot_qty, text) => {
    openProduct({ ...tea, tot_qty });
    await heading('高山烏龍茶');
    expect(screen.getAllByText(text)[0]).toBeVisible();
  });
});

describe('likes', () => {
  const heart = () => screen.findByRole('button', { name: /^喜歡/ });
  const answered = (liked: boolean, like_count: number) => ({
    success: true,
    body: { liked, like_count },
  });

  it('have accessible names that contain their visible text [finding D22] [P3]', async () => {
    openProduct({ ...tea, like_count: 1084 });
    const seen = (await heart()).textContent ?? '';
    expect(seen).toBe('1K');
    expect(await heart()).toHaveAccessibleName(`喜歡，共 ${seen} 人`);
  });

  it('updates the heart optimistically, and reverts it with a notice on failure [P3]', async () => {
    const user = openProduct({ ...tea, like_count: 7 });
    let fail = () => {};
    const response = new Promise<Response>((resolve) => {
      fail = () => resolve(new Response('', { status: 503 }));
    });
    await heart();
    fakeApi({ 'PUT /api/product/P1/like': () => response });
    await user.click(await heart());
    expect(await heart()).toHaveTextContent('8');
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    fail();
    await waitFor(async () => expect(await heart()).toHaveTextContent('7'));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(appStore.get(noticesAtom)).not.toHaveLength(0);
    appStore.set(dismissNoticesAtom);
  });

  it('ends in the state of the last of several presses [P3]', async () => {
    const user = openProduct({ ...tea, like_count: 7 });
    const sent: unknown[] = [];
    await heart();
    fakeApi({
      'PUT /api/product/P1/like': async (request) => {
        const { liked } = await request.json();
        sent.push(liked);
        return answered(liked, liked ? 12 : 11);
      },
    });
    for (let press = 0; press < 3; press += 1) await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveTextContent('12'));
    expect(sent).toEqual([true, false, true]);
  });
});

describe('recently viewed products', () => {
  it('are fetched again, without the product itself, and can be cleared', async () => {
    localStorage.setItem('recentProducts', '["P1","P7"]');
    const user = openProduct();
    fakeApi({
      'GET /api/product/P1': () => bodyOfProduct(tea),
      'GET /api/products/tea': () => pagerOfItems([]),
      'GET /api/products': ({ url }) => {
        expect(new URL(url).searchParams.get('ids')).toBe('P7');
        return pagerOfItems([itemOf('P7', { prd_name: '柚子', price: 99 })]);
      },
    });
    const seen = within(await screen.findByRole('region', { name: '最近看過' }));
    expect(seen.getByRole('link')).toHaveAttribute('href', '/product/P7');
    expect(seen.getByText('99')).toBeVisible();
    await user.click(seen.getByRole('button', { name: '清除紀錄' }));
    expect(screen.queryByRole('region', { name: '最近看過' })).not.toBeInTheDocument();
  });
});
