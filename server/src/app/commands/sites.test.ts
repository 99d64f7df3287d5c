import { auditLog } from '../../platform/db/schema/index.ts';
import { testApp } from '../../testing/index.ts';
import { shopForCommands } from '../../testing/shop-for-commands.ts';
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

  it('adds, lists, changes and disables sites, each in the audit log', async () => {
    const app = await testApp();
    const sites = (...words: string[]) => siteCommand(words).run(shopForCommands(app));
    const added = await sites('add', '部落格', '--origin', 'https://Blog.example/');
    const [key = '', sentence] = added?.split('\n') ?? [];
    expect(key).toMatch(/^pk_[0-9a-z]{16}$/);
    expect(sentence).toBe('網站「部落格」可以顯示購物車，來源 https://blog.example。');
    const origins = ['--origin', 'http://localhost:3000', '--origin', 'null'];
    expect(await sites('change', key, '--disable', ...origins)).toBe(
      `${key}\n網站「部落格」不可顯示購物車，來源 http://localhost:3000、null。`,
    );
    expect(await sites('list')).toMatch(`${key}  部落格  http://localhost:3000 null  停用`);
    const entries = await app.db.select().from(auditLog);
    expect(entries.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
      ['operator', 'site.add', key],
      ['operator', 'site.read', key],
      ['operator', 'site.change', key],
      ['operator', 'site.list', ''],
    ]);
    expect(entries[2]?.detail).toEqual({
      enabled: false,
      origins: ['http://localhost:3000', 'null'],
    });
    await expect(sites('change', 'pk_none', '--enable')).rejects.toThrow('pk_none');
  });
});
