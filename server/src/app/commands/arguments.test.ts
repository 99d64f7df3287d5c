import { operatorCommand } from './arguments.ts';

it.each([
  [['list'], { at: 'list', statuses: [], limit: 50 }],
  [['list', 'paid', '5', '--limit', '7'], { at: 'list', statuses: [3, 5], limit: 7 }],
  [['ship', 'PP1'], { at: 'move', move: 'ship', ord_code: 'PP1' }],
  [['refund', 'PP1'], { at: 'move', move: 'refund', ord_code: 'PP1' }],
  [['refund', '--duplicate', 'PP1'], { at: 'move', move: 'duplicate', ord_code: 'PP1' }],
  [
    ['ship', 'PP1', '--carrier', 'tcat', '--tracking', '9012 3456'],
    { at: 'move', move: 'ship', ord_code: 'PP1', carrier: 'tcat', tracking: '9012 3456' },
  ],
  [
    ['invoice', 'PP1', '--number', 'AB12345678', '--date', '2026-11-22'],
    { at: 'move', move: 'invoice', ord_code: 'PP1', number: 'AB12345678', date: '2026-11-22' },
  ],
  [['invoice', 'PP1', '--void'], { at: 'move', move: 'void', ord_code: 'PP1' }],
  [['requests'], { at: 'requests', limit: 50 }],
  [
    ['accept', 'PP1', '--amount', '600'],
    { at: 'move', move: 'accept', ord_code: 'PP1', amount: 600 },
  ],
  [
    ['decline', '--reason', '已經出貨', 'PP1'],
    { at: 'move', move: 'decline', ord_code: 'PP1', reason: '已經出貨' },
  ],
])('understands %j', (words, command) => {
  expect(operatorCommand(words)).toEqual(command);
});

it.each([
  [[]],
  [['delete', 'PP1']],
  [['ship']],
  [['ship', 'PP1', 'PP2']],
  [['cancel', 'PP1', '--duplicate']],
  [['ship', 'PP1', '--void']],
  [['invoice', 'PP1', '--number']],
  [['list', 'sold']],
  [['ship', 'PP1', '--tracking']],
  [['ship', 'PP1', '--amount', '1']],
  [['accept', 'PP1', '--amount', '-1']],
  [['accept', 'PP1', '--amount', 'all']],
  [['list', '--limit', '0']],
  [['list', '42']],
])('prints its usage for %j', (words) => {
  expect(() => operatorCommand(words)).toThrow(/npm run orders/);
});
