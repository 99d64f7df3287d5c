import { type ShippingRules, USUAL_RULES } from '@pinpu/shared/domain';
import { applyPublicConfigAtom, appStore } from '@pinpu/shared/state';
import { screen } from '@testing-library/react';
import { openProduct, tea } from '../../testing/open-product.tsx';
import { configOf } from '../../testing/sample-shop.ts';

const open = (product: typeof tea, shipping_rules?: ShippingRules) => {
  appStore.set(applyPublicConfigAtom, { ...configOf(), shipping_rules });
  openProduct(product);
};

const OWN = { ...tea, ship_fee: 80, ship_fee_free_amt: 1000 };

it('states that a product travels frozen, before its fee [T12]', async () => {
  open({ ...OWN, temperature: 'frozen' });
  expect(await screen.findByText('冷凍配送，運費 NT$80，滿 NT$1,000 免運費')).toBeVisible();
});

it('says of other products exactly what it said before [T12]', async () => {
  open(OWN);
  expect(await screen.findByText('運費 NT$80，滿 NT$1,000 免運費')).toBeVisible();
});

it('states the fee by weight and dearer regions of a shop that has them [T13]', async () => {
  const steps = [
    { up_to: 5000, fee: 100 },
    { up_to: 0, fee: 200 },
  ];
  open(OWN, {
    ...USUAL_RULES,
    fees: { room: { steps, free_amt: 0 } },
    regions: [{ name: '離島', postcodes: ['880'], surcharge: 150, delivered: true }],
  });
  expect(await screen.findByText('運費 NT$100 起，依重量計算，離島另計')).toBeVisible();
});
