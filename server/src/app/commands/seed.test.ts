import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInProcess } from '../../testing/shop-process.ts';

it('npm run seed adds nothing to a shop that sells [finding C1]', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'pinpu-seed-'));
  const env = { DATA_DIR: join(dir, 'data'), SHOP_MODE: 'live' };
  const { code, out, err } = await runInProcess('seed', ['--products', '5'], env);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^SHOP_MODE=live: demo goods cannot be added to a live shop\./);
  expect(existsSync(env.DATA_DIR)).toBe(false);
  rmSync(dir, { recursive: true });
});
