import { countdownText, dateFaults, isSpecialTime, specialEndText } from './special-price.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const LISTED = at('2026-11-01T00:00');
const dates = { u_date: LISTED, sale_until: null, special_from: null, special_until: null };

it.each([
  ['none at all', dates, []],
  ['off sale later than listed', { ...dates, sale_until: at('2026-11-02T00:00') }, []],
  ['off sale as soon as listed', { ...dates, sale_until: LISTED }, ['sale_until']],
  [
    'a special price that ends when it begins',
    { ...dates, special_from: LISTED, special_until: LISTED },
    ['special_until'],
  ],
  [
    'a special price that begins later than it ends',
    { ...dates, special_from: at('2026-11-03T00:00'), special_until: at('2026-11-02T00:00') },
    ['special_until'],
  ],
  ['only an end', { ...dates, special_until: at('2020-01-01T00:00') }, []],
])('dates are in the wrong order: %s [T15]', (_what, input, fields) => {
  expect(dateFaults(input).map(({ field }) => field)).toEqual(fields);
});

it('a special price applies from its first moment, and no longer at its last [T15]', () => {
  const special = {
    special_from: at('2026-11-02T10:00'),
    special_until: at('2026-11-02T20:00'),
  };
  const applies = (text: string) => isSpecialTime(special, at(text));
  expect(
    ['09:59:59.999', '10:00', '19:59:59.999', '20:00'].map((time) => applies(`2026-11-02T${time}`)),
  ).toEqual([false, true, true, false]);
  expect(isSpecialTime({ special_from: null, special_until: null }, LISTED)).toBe(true);
});

it.each([
  [-1, undefined],
  [0, undefined],
  [1, '00:00:01'],
  [1000, '00:00:01'],
  [18_753_000, '05:12:33'],
  [86_400_000, '24:00:00'],
  [86_400_001, undefined],
])('counts down the last 24 hours: %d ms are %j [T15]', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

it('says until when in Taipei, with another year only [T15]', () => {
  const now = at('2026-11-30T12:00');
  expect(specialEndText('2026-12-01T12:00:00.000Z', now)).toBe('特價到 12/1（二）20:00');
  expect(specialEndText('2026-12-31T16:05:00.000Z', now)).toBe('特價到 2027/1/1（五）00:05');
});
