import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemOf } from '../../testing/sample-shop.ts';
import { ProductTile } from '../ProductTile.tsx';

const tiles = ['P1', 'P2'].map((prd_id) => (
  <ProductTile key={prd_id} item={itemOf(prd_id, { prd_name: prd_id })} />
));
const heart = (name: string) => screen.getByRole('button', { name: `收藏${name}` });

it('fills the hearts of what this person likes, by one request, and likes on a press [P3]', async () => {
  const ids = ['P1'];
  const requests = fakeApi({
    'GET /api/favourites/ids': () => ({ success: true, body: { ids } }),
    'PUT /api/product/P2/like': () => {
      ids.push('P2');
      return { success: true, body: { liked: true, like_count: 3 } };
    },
  });
  renderAt('/', '/', tiles);
  await waitFor(() => expect(heart('P1')).toHaveAttribute('aria-pressed', 'true'));
  expect(heart('P2')).toHaveAttribute('aria-pressed', 'false');
  expect(requests).toHaveLength(1);
  await userEvent.click(heart('P2'));
  expect(heart('P2')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(heart('P2')).toHaveAttribute('aria-pressed', 'true');
});
