import { appStore, promoCodeAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { usePriceLevel } from './use-price-level.ts';

function AnyPage() {
  usePriceLevel(0);
  return null;
}

const open = (promo_code: string) =>
  renderAt(`/?promo_code=${encodeURIComponent(promo_code)}`, '/', <AnyPage />);

it('keeps the code of the address for the cart [G1]', () => {
  open('FRIEND');
  expect(appStore.get(promoCodeAtom)).toBe('FRIEND');
});

it('ignores an address whose code can’t be one, and keeps the code of before (M17)', () => {
  appStore.set(promoCodeAtom, 'FRIEND');
  open('A'.repeat(41));
  open('兩個 字');
  expect(appStore.get(promoCodeAtom)).toBe('FRIEND');
});
