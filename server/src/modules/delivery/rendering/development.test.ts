import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';
import { shopOf } from '../composition/service.ts';
import { deployVersion } from '../deployment/flips.ts';
import { changeRegistry } from '../registry/index.ts';

const FLIP = { by: 'npm run dev', why: '', at: '2026-11-21T10:00:00Z' };

/** A development server whose file changes during the test. */
async function developmentServer() {
  let source = pageBuild("'<p>first</p>'");
  const server = createServer((_, reply) => reply.end(source)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-dev/`,
    write(expression: string) {
      source = pageBuild(expression);
    },
    close: () => server.close(),
  };
}

it('renders what a development server has now, and nothing from elsewhere', async () => {
  const { config, clock, app, rootOf } = await renderedShop({ 'mf-dev': pageBuild("''") });
  const development = await developmentServer();
  const shop = await shopOf(config, clock.now, app.log);
  const signer = shop?.registry.signer();
  if (!shop || !signer) throw new Error('a shop of a test signs');
  const develop = (version: string, base: string) =>
    changeRegistry(shop.registry, signer, clock.now(), (registry) => {
      const remote = registry.remotes['mf-dev'];
      const built = remote?.versions['1.0.0'];
      if (!remote || !built) throw new Error('mf-dev is deployed');
      remote.versions[version] = { ...built, base, checks: 'nothing', integrity: {} };
      return deployVersion({ ...registry, requires_checks: false }, 'mf-dev', version, FLIP);
    });
  await develop('dev', development.base);
  expect(await rootOf('/mf-dev')).toBe('<header>frame</header><p>first</p>');
  development.write("'<p>second</p>'");
  expect(await rootOf('/mf-dev')).toBe('<header>frame</header><p>second</p>');
  await develop('elsewhere', development.base.replace('127.0.0.1', '0.0.0.0'));
  expect(await rootOf('/mf-dev')).toBe('<header>frame</header>');
  development.close();
});
