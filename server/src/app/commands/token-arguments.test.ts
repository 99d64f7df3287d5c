import { tokenCommand } from './token-arguments.ts';

const email = 'erp@pinpu.test';

it.each([
  [
    ['issue', email, '--for', '進銷存'],
    { name: 'issue', payload: { email, name: '進銷存', days: 365 } },
  ],
  [
    ['issue', '--for', ' 進銷存 ', '--days', '90', email],
    { name: 'issue', payload: { email, name: '進銷存', days: 90 } },
  ],
  [['list'], { name: 'list' }],
  [['revoke', 'a1b2'], { name: 'revoke', payload: { id: 'a1b2' } }],
])('understands %j', (words, command) => {
  expect(tokenCommand(words)).toEqual(command);
});

it.each([
  [[]],
  [['issue']],
  [['issue', email]],
  [['issue', email, '--for', ' ']],
  [['issue', email, '--for', 'x'.repeat(61)]],
  [['issue', email, 'more', '--for', 'x']],
  [['issue', email, '--for', 'x', '--days', '0']],
  [['issue', email, '--for', 'x', '--days', '3651']],
  [['issue', email, '--for', 'x', '--days', 'ten']],
  [['issue', email, '--for', 'x', '--ever']],
  [['list', 'all']],
  [['list', '--days', '3']],
  [['revoke']],
  [['revoke', 'a', 'b']],
  [['delete', 'a']],
])('prints its usage for %j', (words) => {
  expect(() => tokenCommand(words)).toThrow(/npm run tokens/);
});
