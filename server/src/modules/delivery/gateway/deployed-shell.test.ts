import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import { builtShell, deployedRemotes } from '../../../testing/deployments/built-shell.ts';
import { storedShell } from '../../../testing/deployments/deployed-shell.ts';
import { testApp } from '../../../testing/index.ts';
import { shopOf } from '../composition/service.ts';
import { changeRegistry } from '../registry/index.ts';

let dist = '';
beforeEach(() => {
  dist = builtShell(deployedRemotes());
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

async function shop() {
  const { app, config, clock } = await testApp({ env: { DIST_DIR: dist } });
  const source = (await shopOf(config, clock.now, app.log))?.registry;
  const signer = source?.signer();
  if (!source || !signer) throw new Error('the test app has no registry');
  const versions = {
    1: await storedShell(source.storage, '1'),
    2: await storedShell(source.storage, '2'),
  };
  const flip = (shell: Partial<NonNullable<Registry['shell']>>) =>
    changeRegistry(source, signer, clock.now(), (next) => ({
      ...next,
      shell: { history: [{ version: '1', at: '' }], versions, stable: '1', ...shell },
    }));
  const page = async (cookies = {}) => {
    const { body, cookies: set } = await app.inject({ url: '/', cookies });
    const inlined = /id="pinpu-composition">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
    return { body, set, composition: JSON.parse(inlined) };
  };
  return { app, flip, page };
}

it('serves a deployed shell from its own address, and names it in the composition [M3]', async () => {
  const { app, flip, page } = await shop();
  await flip({ stable: '2' });
  const { body, composition } = await page();
  expect(body).toContain('shell 2');
  expect(body).toContain('<script src="/remotes/shell/2/main.js" integrity="sha384-');
  expect(composition.shell).toMatchObject({ version: '2', base: '/remotes/shell/2/' });
  const script = await app.inject('/remotes/shell/2/main.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('flips and rolls back without a restart; the files of both stay [M3]', async () => {
  const { app, flip, page } = await shop();
  await flip({ stable: '2' });
  const after = await page();
  await flip({ stable: '1' });
  const back = await page();
  expect([after.body, back.body]).toEqual([
    expect.stringContaining('shell 2'),
    expect.stringContaining('shell 1'),
  ]);
  expect(after.composition.id).not.toBe(back.composition.id);
  expect((await app.inject('/remotes/shell/2/main.js')).statusCode).toBe(200);
});

it('serves icons and manifest of the stable shell at the root [M3]', async () => {
  const { app, flip } = await shop();
  await flip({ stable: '2' });
  const icon = await app.inject('/favicon.svg');
  expect([icon.body, icon.headers['content-type']]).toEqual(['<svg id="2"/>', 'image/svg+xml']);
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect((await app.inject('/favicon.ico')).statusCode).toBe(404);
});

it.each([
  ['altered', (file: string) => writeFileSync(file, '<html>tampered</html>')],
  ['missing', (file: string) => rmSync(file)],
])(
  'takes the last good shell where the template of the stable one is %s [M1] [M4]',
  async (_what, damage) => {
    const { flip, page } = await shop();
    damage(join(dist, 'deployments/remotes/shell/2/index.html'));
    await flip({ stable: '2' });
    const { body, composition } = await page();
    expect(body).toContain('shell 1');
    expect(composition.refused).toContainEqual({
      remote: 'shell',
      version: '2',
      reason: 'is damaged at index.html',
      paths: [],
    });
  },
);

it('serves no icon that is not the file of the registry [M1]', async () => {
  const { app, flip } = await shop();
  writeFileSync(join(dist, 'deployments/remotes/shell/1/root/favicon.svg'), '<svg onload="x()"/>');
  await flip({});
  expect((await app.inject('/favicon.svg')).body).not.toContain('onload');
});

describe('a canary', () => {
  const canary = (percent: number) => ({ version: '2', percent, since: '2026-11-22T00:00:00Z' });

  it('is served to all visitors at 100 %, and to none at 0 % [M2]', async () => {
    const { flip, page } = await shop();
    await flip({ canary: canary(100) });
    expect((await page()).composition.shell.version).toBe('2');
    await flip({ canary: canary(0) });
    expect((await page()).composition.shell.version).toBe('1');
  });

  it('sticks to a visitor by a cookie with nothing but a number [M2]', async () => {
    const { flip, page } = await shop();
    await flip({ canary: canary(50) });
    const [bucket] = (await page()).set;
    expect(bucket).toMatchObject({ name: 'pinpu_bucket', httpOnly: true, sameSite: 'Lax' });
    expect(bucket?.value).toMatch(/^\d{1,4}$/);
    const seen = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const cookies = { pinpu_bucket: String(number) };
      const [first, again] = [await page(cookies), await page(cookies)];
      expect(again.composition.id).toBe(first.composition.id);
      expect(first.set).toEqual([]);
      seen.add(first.composition.shell.version);
    }
    expect([...seen].sort()).toEqual(['1', '2']);
  });

  it('is the only reason for the cookie; an invented one is replaced [M2]', async () => {
    const { flip, page } = await shop();
    await flip({});
    expect((await page()).set).toEqual([]);
    await flip({ canary: canary(10) });
    expect((await page({ pinpu_bucket: '__proto__' })).set).toHaveLength(1);
  });
});

it('inlines nothing of a version that its page does not need [M1]', async () => {
  const { flip, page } = await shop();
  await flip({});
  const { composition } = await page();
  for (const one of [composition.shell, ...Object.values(composition.remotes)])
    for (const field of ['files', 'published_at', 'history', 'scripts'])
      expect(one).not.toHaveProperty(field);
});
