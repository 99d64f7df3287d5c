import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedDatabase } from '../../testing/database/database-template.ts';
import { runInProcess } from '../../testing/shop-process.ts';
import { settingValue } from './settings.ts';

jest.setTimeout(120_000);

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pinpu-settings-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('npm run settings sets a text that looks like a number, shows it, and names the field of what is invalid', async () => {
  const settings = (...words: string[]) => runInProcess('settings', words, { DATA_DIR: dir });
  await copyMigratedDatabase(join(dir, 'db'));
  expect(await settings('set', 'shop_name', '2026')).toEqual({ code: 0, out: '2026\n', err: '' });
  expect(await settings('get', 'shop_name')).toEqual({ code: 0, out: '2026\n', err: '' });
  const rejected = await settings('set', 'slideshows', '["a"]');
  expect([rejected.code, rejected.out]).toEqual([1, '']);
  expect(rejected.err).toMatch(/^slideshows\[0\]：.+\n$/);
  const unknown = await settings('set', 'theme', 'dark');
  expect([unknown.code, unknown.out]).toEqual([1, '']);
  expect(unknown.err).toMatch(/^沒有設定「theme」；有 shop_name、logo/);
});

it.each([
  ['shop_name', '山腳茶行', '山腳茶行'],
  ['shop_name', '2026', '2026'],
  ['shop_name', 'true', 'true'],
  ['shop_name', '"山腳"', '山腳'],
  ['shop_name', 'null', null],
  ['promo_attribution_days', '30', 30],
  ['pay_way_required', 'true', true],
  ['home_keywords', '["春茶"]', ['春茶']],
  ['pay_ways', '3', 3],
  ['unknown', '3', 3],
])('the setting %s given as %s', (key, word, value) => {
  expect(settingValue(key, word)).toEqual(value);
});
