import { fakeApi } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { showShop, success } from '../../../../testing/shop.tsx';

it('recent edits name the variant [T9]', async () => {
  const changes = [
    { ...{ prd_id: 'S1-RL', prd_name: '棉衫', option_text: '紅／L' }, field: 'price' },
  ].map((one) => ({ ...one, before: 600, after: 650 }));
  fakeApi({
    'GET /api/backoffice/stock/edits': () =>
      success({
        edits: [
          {
            ...{ id: 'e1', at: '2026-11-23T02:00:00.000Z', actor: 'ben', kind: 'edit' },
            ...{ undone: false, size: 1, changes },
          },
        ],
        next: '',
      }),
  });
  showShop('/el/shop/stock/changes');
  expect(await screen.findByText('棉衫（紅／L） 售價：NT$600 → NT$650')).toBeVisible();
});
