import { queryClient } from '@pinpu/shared/query';
import {
  applyPublicConfigAtom,
  appStore,
  livingCodeAtom,
  priceLevelAtom,
  promoCodeAtom,
  shownPriceLevelAtom,
} from '@pinpu/shared/state';
import { configOf } from '@pinpu/shared/testing';
import { promoCodeQuery } from '../routing/promo-code-query.ts';
import { preparePriceLevel } from './prepare-price-level.ts';

const group = { name: '辦公室團購', path: '/pb/abcd2345', ends_on: '' };

function openShop(house_promo_code: string, stored = '') {
  appStore.set(applyPublicConfigAtom, configOf({ house_promo_code }));
  appStore.set(promoCodeAtom, stored);
  queryClient.setQueryData(promoCodeQuery('FRIEND').queryKey, { pl: 1, group });
  queryClient.setQueryData(promoCodeQuery('DEAD').queryKey, { pl: 0, group: undefined });
}
const stateOf = () => [
  appStore.get(promoCodeAtom),
  appStore.get(priceLevelAtom),
  appStore.get(shownPriceLevelAtom),
];
afterEach(() => queryClient.clear());

it('the first screen has the active code of its address, and its group [ADR 0006]', () => {
  openShop('HOUSE');
  preparePriceLevel(1, { search: '?promo_code=FRIEND' });
  expect(stateOf()).toEqual(['FRIEND', 1, 1]);
  expect(appStore.get(livingCodeAtom)).toEqual({ code: 'FRIEND', group });
});

it.each([
  ['an ordinary page with a living code', '', 'FRIEND', 0, ['FRIEND', 0, 1]],
  ['an ordinary page with a dead code', '', 'DEAD', 0, ['', 0, 0]],
  ['an ordinary page while nobody knows', '', 'SLOW', 0, ['SLOW', 0, 0]],
  ['an ordinary page without a code', 'HOUSE', '', 0, ['', 0, 0]],
  ['a promo page of a shop with a code of its own', 'HOUSE', '', 1, ['HOUSE', 1, 1]],
  ['a promo page with a dead code', '', 'DEAD', 1, ['', 0, 0]],
] as const)(
  'the first screen of %s has the prices that it has later [ADR 0006]',
  (_what, shop, stored, level, state) => {
    openShop(shop, stored);
    preparePriceLevel(level, { search: '' });
    expect(stateOf()).toEqual(state);
  },
);
