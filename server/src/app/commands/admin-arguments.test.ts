import { adminCommand } from './admin-arguments.ts';

it.each([
  [['list'], { name: 'list' }],
  [
    ['add', 'mei', '--name', '林美', '--owner'],
    { name: 'add', payload: { account: 'mei', display_name: '林美', role: 'owner' } },
  ],
  [['add', 'mei'], { name: 'add', payload: { account: 'mei', display_name: '', role: 'staff' } }],
  [['disable', 'mei'], { name: 'disable', payload: { account: 'mei' } }],
  [['unlock'], { name: 'unlock', payload: { account: 'admin' } }],
])('%j is %j', (args, command) => {
  expect(adminCommand(args)).toEqual(command);
});

it.each([
  [[], 'is not known'],
  [['add'], 'add takes the name'],
  [['reset'], 'reset takes an account'],
  [['disable', 'a', 'b'], 'disable takes one account'],
  [['list', '--owner'], 'belong to add'],
  [['add', 'mei', '--root'], '--root'],
  [['delete', 'mei'], 'is not known'],
])('%j is rejected with the usage: %s', (args, why) => {
  expect(() => adminCommand(args)).toThrow(why);
  expect(() => adminCommand(args)).toThrow('npm run admin -- add');
});
