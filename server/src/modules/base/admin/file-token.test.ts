import { createHash } from 'node:crypto';
import { serverKeys } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import { fileSalts, fileToken, isFileToken } from './file-token.ts';

const salts = { prefix: 'before-', suffix: '-after' };
const tokenOf = (day: string) => fileToken(salts, day);
const at = (time: string) => new Date(`${time}+08:00`);

it('a token is the SHA-256 of prefix, date and suffix in hexadecimal [A7]', () => {
  const expected = createHash('sha256').update('before-2026-11-23-after').digest('hex');
  expect(tokenOf('2026-11-23')).toBe(expected);
  expect(expected).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['2026-11-23', '2026-11-23T00:00:00', true],
  ['2026-11-23', '2026-11-23T23:59:59', true],
  // Still the 22nd in UTC.
  ['2026-11-22', '2026-11-23T07:00:00', false],
  ['2026-11-22', '2026-11-23T00:04:59', true],
  ['2026-11-22', '2026-11-23T00:05:00', false],
  ['2026-11-24', '2026-11-23T23:59:59', false],
])('a token of %s counts at %s: %s [A7]', (day, now, expected) => {
  expect(isFileToken(tokenOf(day), salts, at(now))).toBe(expected);
});

it.each(['', 'x', '0'.repeat(64), tokenOf('2026-11-23').toUpperCase()])(
  'rejects %j [A7]',
  (token) => {
    expect(isFileToken(token, salts, at('2026-11-23T12:00:00'))).toBe(false);
  },
);

it('takes the salts of the configuration, and generates and encrypts what is not set [A7]', async () => {
  const set = await testApp({
    env: { FILE_TOKEN_SALT_PREFIX: 'set-before', FILE_TOKEN_SALT_SUFFIX: 'set-after' },
  });
  const stored = (shop: typeof set) => fileSalts({ ...shop, clock: shop.clock.now });
  expect(await stored(set)).toEqual({ prefix: 'set-before', suffix: 'set-after' });
  expect(await set.db.select().from(serverKeys)).toEqual([]);

  const half = await testApp({ env: { FILE_TOKEN_SALT_SUFFIX: 'set-after' } });
  const [first, again] = [await stored(half), await stored(half)];
  expect(first).toEqual({ prefix: expect.stringMatching(/^[\w-]{22}$/), suffix: 'set-after' });
  expect(again).toEqual(first);
  const rows = JSON.stringify(await half.db.select().from(serverKeys));
  expect(rows).toContain('file-token-salts');
  expect(rows).not.toContain(first.prefix);
});
