import { operatorToken } from '../../modules/base/admin/operator-token.ts';
import { testApp } from '../../testing/index.ts';
import { shopForCommands } from '../../testing/shop-for-commands.ts';
import { adminCommand } from './admin.ts';

it.each([
  [['list'], { name: 'list', payload: {} }],
  [
    ['add', 'mei', '--name', '林美', '--owner'],
    { name: 'add', payload: { account: 'mei', display_name: '林美', role: 'owner' } },
  ],
  [['add', 'mei'], { name: 'add', payload: { account: 'mei', display_name: '', role: 'staff' } }],
  [['disable', 'mei'], { name: 'disable', payload: { account: 'mei' } }],
  [['unlock'], { name: 'unlock', payload: { account: 'admin' } }],
])('%j is %j', (args, command) => {
  expect(adminCommand(args)).toMatchObject(command);
});

it.each([
  [[], 'list, add, reset, disable, enable, unlock?'],
  [['add'], 'add takes one ACCOUNT'],
  [['reset'], 'reset takes one ACCOUNT'],
  [['disable', 'a', 'b'], 'disable takes one ACCOUNT'],
  [['list', '--owner'], 'list has no --owner'],
  [['add', 'mei', '--root'], '--root'],
  [['delete', 'mei'], 'is not known'],
])('%j is rejected with the usage: %s', (args, why) => {
  expect(() => adminCommand(args)).toThrow(why);
  expect(() => adminCommand(args)).toThrow('npm run admin -- add');
});

it('adds, disables and enables an account; the key of commands opens no route of screens alone', async () => {
  const app = await testApp();
  const admin = (...words: string[]) => adminCommand(words).run(shopForCommands(app));
  expect(await admin('add', 'mei', '--name', '林美')).toMatch(/「mei」的一次性密碼.*\n\S+\n/);
  expect(await admin('list')).toMatch(/mei +林美 +一般 +待變更密碼 +從未登入/);
  expect(await admin('reset', 'mei')).toMatch(/「mei」的一次性密碼/);
  expect(await admin('disable', 'mei')).toBe('管理員「mei」已停用，所有裝置都已登出。');
  expect(await admin('enable', 'mei')).toBe('管理員「mei」可以再次登入。');
  expect(await admin('unlock', 'mei')).toBe('管理員「mei」可以立即登入。');
  await expect(admin('unlock', 'nobody')).rejects.toThrow('找不到管理員帳號「nobody」。');
  const headers = { authorization: `Bearer ${operatorToken(app.config.dataDir)}` };
  for (const url of ['/api/backoffice/products', '/api/audit'])
    expect((await app.app.inject({ url, headers })).statusCode).toBe(401);
});
