import { issuedText, tokenCommand, tokenTable } from './tokens.ts';

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
  [['list'], { name: 'list', payload: {} }],
  [['revoke', 'a1b2'], { name: 'revoke', payload: { id: 'a1b2' } }],
])('understands %j', (words, command) => {
  expect(tokenCommand(words)).toMatchObject(command);
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

const token = {
  id: 'a1b2c3d4e5',
  acc_email: 'erp@pinpu.test',
  name: '進銷存',
  expires_at: '2027-11-22T02:00:00.000Z',
};

it('lists tokens in columns, with their last use [finding M18]', () => {
  const c_date = '2026-11-22T02:00:00.000Z';
  const lines = tokenTable([
    { ...token, c_date, used_at: '' },
    { ...token, name: 'ERP', c_date, used_at: '2026-11-23T02:00:00.000Z' },
  ]).split('\n');
  expect(lines).toEqual([
    '編號        會員            用途    建立              到期              最後使用',
    'a1b2c3d4e5  erp@pinpu.test  進銷存  2026-11-22 10:00  2027-11-22 10:00  未使用',
    'a1b2c3d4e5  erp@pinpu.test  ERP     2026-11-22 10:00  2027-11-22 10:00  2026-11-23 10:00',
  ]);
  expect(tokenTable([])).toBe('沒有權杖。');
});

it('shows a token on a line of its own, and what is known of it [finding M18]', () => {
  const [first, ...more] = issuedText({ ...token, token: 'pinpu_x' }).split('\n');
  expect(first).toBe('pinpu_x');
  expect(more.join('\n')).toContain(
    '編號 a1b2c3d4e5，會員 erp@pinpu.test，用途「進銷存」，2027-11-22 10:00 到期。',
  );
});
