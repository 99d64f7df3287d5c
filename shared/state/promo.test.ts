import { createStore } from 'jotai';
import { promoCodeAtom } from './promo.ts';

it.each(['A'.repeat(41), 'two words', '促銷', 5])(
  'reads the stored promotion code %j, which can’t be one, as none (M17)',
  (stored) => {
    localStorage.setItem('promoCode', JSON.stringify(stored));
    const store = createStore();
    store.sub(promoCodeAtom, () => undefined);
    expect(store.get(promoCodeAtom)).toBe('');
  },
);

it('stores a code that can be one', () => {
  const store = createStore();
  store.set(promoCodeAtom, 'Friend_of-2026');
  expect(store.get(promoCodeAtom)).toBe('Friend_of-2026');
  expect(localStorage.getItem('promoCode')).toBe('"Friend_of-2026"');
});
