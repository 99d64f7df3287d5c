import { stepsBetween } from './counts.ts';

const stepOf = (price: number) =>
  Number(String(price).slice(0, 2)) * 10 ** Math.max(0, String(price).length - 2);

const PRICES = Array.from({ length: 2500 }, (_, i) => i + 1);
const BOUNDS = [0, 1, 9, 10, 19, 99, 100, 101, 109, 110, 115, 119, 999, 1000, 1099, 1100, 1550];

describe('prices counted in steps', () => {
  it.each(BOUNDS)('contain each price from %d on exactly once [N4]', (min) => {
    for (const max of [...BOUNDS.filter((bound) => bound >= min), Number.POSITIVE_INFINITY]) {
      const { steps, ends } = stepsBetween(min, max);
      const times = (price: number) =>
        Number(stepOf(price) >= steps.from && stepOf(price) <= steps.until) +
        ends.filter(({ from, until }) => from <= price && price <= until).length;
      const wrong = PRICES.filter((price) => times(price) !== Number(price >= min && price <= max));
      expect(wrong).toEqual([]);
    }
  });

  it('read no product where the limits coincide with steps [N4]', () => {
    expect(stepsBetween(0, Number.POSITIVE_INFINITY).ends).toEqual([]);
    expect(stepsBetween(350, 1099).ends).toEqual([]);
    expect(stepsBetween(300, 600).ends).toEqual([{ from: 600, until: 600 }]);
  });
});
