import { applyPublicConfigAtom, appStore } from '@pinpu/shared/state';
import { screen } from '@testing-library/react';
import { openProduct, tea } from '../../testing/open-product.tsx';
import { configOf } from '../../testing/sample-shop.ts';

/** A module that never arrives. */
jest.mock('../../../../shared/ui/layout/SafeHtml.tsx', () => ({
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: an import that resolves to it stays pending.
  then: () => undefined,
}));

it('shows no heading of a description alone while the description loads [41 W14] [P6]', async () => {
  appStore.set(applyPublicConfigAtom, configOf());
  openProduct({ ...tea, sl_desc_content: '<p>清香</p>', ma_desc_content: '<p>南投</p>' });
  for (const name of ['商品特色', '商品資訊'])
    expect((await screen.findByRole('region', { name })).children).toHaveLength(2);
});
