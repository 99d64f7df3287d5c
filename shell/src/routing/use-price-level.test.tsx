import { createQueryClient, QueryProvider } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import {
  applyPublicConfigAtom,
  appStore,
  dropPromoCodeAtom,
  priceLevelAtom,
  promoCodeAtom,
  shownPriceLevelAtom,
  takePromoCodeAtom,
} from '@pinpu/shared/state';
import { configOf, fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { promoCodeQuery } from './promo-code-query.ts';
import { usePriceLevel } from './use-price-level.ts';

const DAY = 86_400_000;

function AnyPage({ level }: { level: 0 | 1 }) {
  usePriceLevel(level);
  return <Link to="/product/P0101">烏龍茶</Link>;
}

/** A shop with these active codes; `shopCode` is its own. */
function openShop(shopCode: string, ...living: string[]) {
  appStore.set(applyPublicConfigAtom, configOf({ house_promo_code: shopCode }));
  const known = [...living, 'DEAD'].map((code) => [
    `GET /api/promo-code/${code}`,
    () => ({ success: true, body: { pl: living.includes(code) ? 1 : 0 } }),
  ]);
  fakeApi(Object.fromEntries(known));
}

/** The code and the price level of a page, after the shop has answered. */
async function visit(promo_code: string, level: 0 | 1 = 0) {
  const address = `/?promo_code=${encodeURIComponent(promo_code)}`;
  const { unmount } = renderAt(address, '/', <AnyPage level={level} />);
  await passTime(1000);
  const seen = [appStore.get(promoCodeAtom), appStore.get(priceLevelAtom)];
  unmount();
  return seen;
}

beforeEach(() => {
  stopTime();
});

it('stores the code of the address once the server confirms it as active; the last one wins [G1, G7]', async () => {
  openShop('', 'FRIEND', 'OTHER');
  expect(await visit('FRIEND')).toEqual(['FRIEND', 0]);
  expect(await visit('OTHER', 1)).toEqual(['OTHER', 1]);
});

it('keeps the previous active code when an address has an inactive or malformed one [finding D4] [defect 3, G7]', async () => {
  openShop('', 'FRIEND');
  await visit('FRIEND', 1);
  for (const code of ['DEAD', 'A'.repeat(41), '兩個 字', '<script>'])
    expect(await visit(code, 1)).toEqual(['FRIEND', 1]);
});

it('stores the code of an address that the shopper has left before the server responds [G7]', async () => {
  openShop('', 'FRIEND');
  renderAt('/?promo_code=FRIEND', '*', <AnyPage level={0} />);
  fireEvent.click(screen.getByRole('link'));
  await passTime(1000);
  expect(appStore.get(promoCodeAtom)).toBe('FRIEND');
});

it('keeps the previous code while the server is unreachable [defect 3]', async () => {
  openShop('', 'FRIEND');
  await visit('FRIEND', 1);
  fakeApi({});
  expect(await visit('OTHER', 1)).toEqual(['FRIEND', 1]);
});

it.each([
  ['the shop’s own code', 'HOUSE', ['HOUSE', 1]],
  ['list prices where the shop has none', '', ['', 0]],
])(
  'shows %s on a promo route with an inactive code [defect 3, G1]',
  async (_what, shopCode, expected) => {
    openShop(shopCode);
    expect(await visit('DEAD', 1)).toEqual(expected);
    appStore.set(promoCodeAtom, 'DEAD');
    expect(await visit('', 1)).toEqual(expected);
  },
);

it('does not return to the shop’s own code once the server has rejected it for a cart', async () => {
  openShop('DEAD');
  expect(await visit('', 1)).toEqual(['DEAD', 1]);
  appStore.set(dropPromoCodeAtom, 'DEAD');
  expect(await visit('', 1)).toEqual(['', 0]);
});

it('drops a link’s code after the attribution period, not before [G7]', async () => {
  openShop('', 'FRIEND');
  const days = (n: number) => Date.now() - n * DAY;
  appStore.set(takePromoCodeAtom, { code: 'FRIEND', now: days(29) });
  expect(await visit('')).toEqual(['FRIEND', 0]);
  appStore.set(takePromoCodeAtom, { code: 'FRIEND', now: days(31) });
  expect(await visit('')).toEqual(['', 0]);
});

it('shows group prices on ordinary routes once the shop confirms the code, not before [ADR 0006]', async () => {
  openShop('', 'FRIEND');
  appStore.set(promoCodeAtom, 'FRIEND');
  renderAt('/', '*', <AnyPage level={0} />);
  expect(appStore.get(shownPriceLevelAtom)).toBe(0);
  await passTime(1000);
  expect([appStore.get(shownPriceLevelAtom), appStore.get(priceLevelAtom)]).toEqual([1, 0]);
});

it.each([
  ['a code that has ended', 'DEAD'],
  ['no code', ''],
])(
  'shows ordinary prices on ordinary routes to shoppers with %s [ADR 0006]',
  async (_what, code) => {
    openShop('HOUSE', 'FRIEND');
    appStore.set(promoCodeAtom, code);
    renderAt('/', '*', <AnyPage level={0} />);
    await passTime(1000);
    expect(appStore.get(shownPriceLevelAtom)).toBe(0);
  },
);

it('shows the shop’s own group prices at once, without a request, until the server rejects them for a cart [ADR 0006]', () => {
  openShop('HOUSE');
  appStore.set(promoCodeAtom, 'HOUSE');
  renderAt('/', '*', <AnyPage level={0} />);
  expect(appStore.get(shownPriceLevelAtom)).toBe(1);
  act(() => appStore.set(dropPromoCodeAtom, 'HOUSE'));
  expect(appStore.get(shownPriceLevelAtom)).toBe(0);
});

it('takes a link’s code before the shop’s own where both are known from the first paint [G7]', async () => {
  openShop('HOUSE', 'FRIEND');
  const client = createQueryClient();
  client.setQueryData(promoCodeQuery('FRIEND').queryKey, { pl: 1, group: undefined });
  renderAt(
    '/?promo_code=FRIEND',
    '*',
    <QueryProvider client={client}>
      <AnyPage level={1} />
    </QueryProvider>,
  );
  expect(appStore.get(promoCodeAtom)).toBe('FRIEND');
});
