import { momentOfTaipei, taipeiTime } from './taipei-time.ts';

describe("ECPay's times", () => {
  it('are those of Taipei', () => {
    expect(taipeiTime(new Date('2026-12-31T16:00:00Z'))).toBe('2027/01/01 00:00:00');
  });

  it.each([
    ['2026/11/28 13:05:09', '2026-11-28T05:05:09.000Z'],
    ['2026/11/24', '2026-11-24T15:59:59.000Z'],
  ])('are parsed: %s', (text, moment) => {
    expect(momentOfTaipei(text)?.toISOString()).toBe(moment);
  });

  it.each(['', '2026-11-24', '2026/02/30', '2026/13/01', '2026/11/24 25:00:00', 'soon'])(
    'are not parsed from "%s"',
    (text) => {
      expect(momentOfTaipei(text)).toBeNull();
    },
  );
});
