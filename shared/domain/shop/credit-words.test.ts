import { creditChangeText } from './credit-words.ts';

const CHANGE = { kind: 'granted', reason: 'order', note: '', ord_code: '' };

it.each([
  [{}, '消費回饋'],
  [{ note: '訂單 PP1' }, '消費回饋：訂單 PP1'],
  [{ reason: 'hand', note: '久等的補償' }, '商店贈送：久等的補償'],
  [{ reason: 'new' }, '購物金'],
  [{ kind: 'spent', ord_code: 'PP1' }, '折抵訂單 PP1'],
  [{ kind: 'returned', ord_code: 'PP1' }, '訂單退回 PP1'],
  [{ kind: 'expired' }, '到期'],
  [{ kind: 'new' }, '購物金'],
])('a change of store credit %j reads %s [W5]', (change, text) => {
  expect(creditChangeText({ ...CHANGE, ...change })).toBe(text);
});
