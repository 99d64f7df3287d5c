import { siteCommand } from './sites.ts';

const ORIGIN = 'https://blog.example';
const KEY = 'pk_0123456789abcdef';

describe('npm run sites [M5]', () => {
  it.each([
    [['list'], { name: 'list', payload: {} }],
    [
      ['add', '茶語部落格', '--origin', ORIGIN],
      { name: 'add', payload: { name: '茶語部落格', origins: [ORIGIN] } },
    ],
    [['change', KEY, '--disable'], { name: 'change', payload: { key: KEY, enabled: false } }],
    [
      ['change', KEY, '--enable', '--name', '新名'],
      { name: 'change', payload: { key: KEY, enabled: true, name: '新名' } },
    ],
    [
      ['change', KEY, '--origin', ORIGIN, '--origin', 'null'],
      { name: 'change', payload: { key: KEY, origins: [ORIGIN, 'null'] } },
    ],
  ])('reads %j', (args, command) => {
    expect(siteCommand(args)).toMatchObject(command);
  });

  it.each([
    [[]],
    [['add']],
    [['add', 'a', 'b', '--origin', ORIGIN]],
    [['add', 'a']],
    [['add', 'a', '--origin', ORIGIN, '--disable']],
    [['change']],
    [['change', KEY]],
    [['change', KEY, '--enable', '--disable']],
    [['list', 'all']],
    [['remove', KEY]],
    [['add', 'a', '--colour', 'red']],
  ])('prints its usage for %j', (args) => {
    expect(() => siteCommand(args)).toThrow(/npm run sites -- add NAME/);
  });
});
