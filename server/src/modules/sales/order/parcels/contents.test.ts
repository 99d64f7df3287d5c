import { numbersFrom } from '../../../../testing/seeded-numbers.ts';
import { shares } from './contents.ts';

describe('an order’s total divided among its parcels', () => {
  it.each([
    [{ total: 1300, worth: 1200, parts: [1200], isRest: true }, [1300]],
    [{ total: 1000, worth: 900, parts: [300, 300, 300], isRest: true }, [333, 333, 334]],
    [{ total: 100, worth: 0, parts: [0, 0], isRest: true }, [0, 100]],
    [{ total: 500, worth: 400, parts: [100], isRest: false }, [125]],
  ])('%j is %j [K5]', (division, expected) => {
    expect(shares({ before: { worth: 0, share: 0 }, ...division })).toEqual(expected);
  });

  it('adds up exactly, however the goods are divided and sent [K5]', () => {
    const draw = numbersFrom(43);
    const upTo = (most: number) => draw(most + 1);
    for (let round = 0; round < 2000; round += 1) {
      const parts = Array.from({ length: 1 + upTo(5) }, () => upTo(900));
      const total = upTo(20_000);
      const worth = parts.reduce((all, part) => all + part, 0);
      let before = { worth: 0, share: 0 };
      let sum = 0;
      for (const [at, part] of parts.entries()) {
        const isRest = at === parts.length - 1;
        const [share = 0] = shares({ total, worth, before, parts: [part], isRest });
        expect(share).toBeGreaterThanOrEqual(0);
        sum += share;
        before = { worth: before.worth + part, share: sum };
      }
      expect(sum).toBe(total);
      const atOnce = shares({ total, worth, before: { worth: 0, share: 0 }, parts, isRest: true });
      expect(atOnce.reduce((all, share) => all + share, 0)).toBe(total);
    }
  });
});
