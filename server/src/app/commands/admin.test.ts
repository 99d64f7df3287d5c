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
