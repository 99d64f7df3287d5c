import { operatorCommand } from './arguments.ts';

it.each([
  [['list'], { at: 'list', statuses: [], limit: 50 }],
  [['list', 'paid', '5', '--limit', '7'], { at: 'list', statuses: [3, 5], limit: 7 }],
  [['ship', 'PP1'], { at: 'move', move: 'ship', ord_code: 'PP1' }],
  [['refund', 'PP1'], { at: 'move', move: 'refund', ord_code: 'PP1' }],
])('understands %j', (words, command) => {
  expect(operatorCommand(words)).toEqual(command);
});

it.each([
  [[]],
  [['delete', 'PP1']],
  [['ship']],
  [['ship', 'PP1', 'PP2']],
  [['list', 'sold']],
  [['list', '--limit', '0']],
  [['list', '42']],
])('prints its usage for %j', (words) => {
  expect(() => operatorCommand(words)).toThrow(/npm run orders/);
});
