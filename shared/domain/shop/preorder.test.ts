import { arrivalOf } from './arrival.ts';
import { deadlineText, dispatchDays, dispatchText, orderShips, preorderFault } from './preorder.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const NOW = at('2026-12-01T12:00');
const UNTIL = at('2026-12-10T23:59');

it.each([
  ['no pre-orders', null, '', undefined],
  ['a day after the deadline', UNTIL, '2026-12-20', undefined],
  ['the day of the deadline', UNTIL, '2026-12-10', undefined],
  ['a deadline that has passed', at('2026-11-30T12:00'), '2026-12-20', undefined],
  [
    'dates in the wrong order',
    UNTIL,
    '2026-12-09',
    'preorder_ships 預購出貨日 12/9（三）早於截止日 12/10（四），請改為截止日當天或之後。',
  ],
  [
    'a day in the past',
    at('2026-11-20T12:00'),
    '2026-11-30',
    'preorder_ships 預購出貨日 11/30（一）已經過了，請改為今天或之後。',
  ],
  [
    'a deadline without a day',
    UNTIL,
    '',
    'preorder_ships 有預購截止時間，請一起填寫預購出貨日；不開放預購請兩格都清空。',
  ],
  [
    'a day without a deadline',
    null,
    '2026-12-20',
    'preorder_until 有預購出貨日，請一起填寫預購截止時間；不開放預購請兩格都清空。',
  ],
])('the terms are checked before they are stored: %s [T16]', (_, until, ships, expected) => {
  const fault = preorderFault({ until, ships }, NOW);
  expect(fault && `${fault.field} ${fault.message}`).toBe(expected);
});

it('writes the day of dispatch and the deadline, midnight as the end of the day before [T16]', () => {
  expect(dispatchText('2026-12-20')).toBe('12/20（日）起出貨');
  expect(deadlineText(UNTIL)).toBe('12/10 23:59 截止');
  expect(deadlineText(at('2026-12-11T00:00'))).toBe('12/10 23:59 截止');
});

it('an order leaves with the last of its pre-orders [T16]', () => {
  const lines = [{ preorder: '2026-12-20' }, {}, { preorder: '2026-12-15' }, { preorder: '' }];
  expect(dispatchDays(lines)).toEqual(['', '2026-12-15', '2026-12-20']);
  expect(orderShips(lines)).toBe('2026-12-20');
  expect(orderShips([{}])).toBe('');
});

it('a pre-order arrives after its day, which is moved to the next shipping day [T16]', () => {
  const plan = {
    cut_off: '14:00',
    ship_weekdays: [1, 2, 3, 4, 5],
    arrival_weekdays: [1, 2, 3, 4, 5, 6],
    closed_days: [],
    transit: { main: { min: 1, max: 2 } },
  };
  const request = { now: NOW, ship_days: 0, region: 'main' } as const;
  const days = (not_before?: string) => arrivalOf(plan, { ...request, not_before });
  expect(days('2026-12-20')).toMatchObject({ earliest: '2026-12-22', latest: '2026-12-23' });
  expect(days('2026-11-01')).toEqual(days());
});
