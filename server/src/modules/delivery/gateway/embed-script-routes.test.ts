import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { bucketShop } from '../../../testing/deployments/bucket-shop.ts';
import { deployedRemotes } from '../../../testing/deployments/built-shell.ts';
import { deployer, testRemote, testShell } from '../../../testing/deployments/deployed-remote.ts';
import { deploymentShop } from '../../../testing/deployments/deployment-shop.ts';
import { shopOf } from '../composition/service.ts';
import { sha384 } from '../registry/artefact.ts';
import { changeRegistry } from '../registry/index.ts';

const SITE = 'pk_0123456789abcdef';

function embedding(version: string, hash: string) {
  const file = `embed.${hash}.js`;
  const script = Buffer.from(`export const embed='${version}'`);
  const remote = testRemote('mf-stall', version);
  const manifest = JSON.parse(remote.files['remote.json']?.toString() ?? '{}');
  const integrity = { ...manifest.integrity, [file]: sha384(script) };
  const json = Buffer.from(JSON.stringify({ ...manifest, embed: file, integrity }));
  const types = {
    'embed.d.ts': Buffer.from(`// ${version}`),
    'room.css.txt': Buffer.from(`stall{height:1px}/* ${version} */`),
  };
  const files = { ...types, [file]: script, [`${file}.br`]: brotliCompressSync(script) };
  return { ...remote, files: { ...remote.files, ...files, 'remote.json': json } };
}

const [FIRST, SECOND] = [embedding('1.0.0', '0123456789ab'), embedding('1.1.0', 'ba9876543210')];

describe('the scripts for other people’s pages [M5]', () => {
  it('are that of the live version, after a deployment and after a rollback', async () => {
    const { app, operator } = await deploymentShop();
    const loader = async (query = '') => (await app.inject(`/embed/stall.js${query}`)).body;
    expect((await operator.deploy(FIRST)).statusCode).toBe(200);
    expect(await loader()).toContain('"/remotes/mf-stall/1.0.0/embed.0123456789ab.js"');
    expect((await operator.deploy(SECOND)).statusCode).toBe(200);
    expect(await loader(`?site=${SITE}`)).toContain(
      `"/remotes/mf-stall/1.1.0/embed.ba9876543210.js?site=${SITE}"`,
    );
    const back = { to: '1.0.0', why: 'a test' };
    expect((await operator.call('POST', '/mf-stall/rollback', back)).statusCode).toBe(200);
    expect(await loader()).toContain('/1.0.0/embed.');
    const exact = async (hash: string) => (await app.inject(`/embed/stall-${hash}.js`)).statusCode;
    expect([await exact('0123456789ab'), await exact('ba9876543210')]).toEqual([200, 404]);
  });

  it('reserve the room that the live version needs, with the style that pages may copy [41 W12]', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    await operator.deploy(SECOND);
    const style = await app.inject('/embed/stall.css');
    expect(style.body).toBe('stall{height:1px}/* 1.1.0 */');
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': expect.stringContaining('max-age=300'),
      'access-control-allow-origin': '*',
    });
    expect((await app.inject('/embed/stall.js')).body).toContain(style.body);
  });

  it('pass on a mistyped key, so that the elements can name it [41 W16]', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    const keyIn = async (typed: string) => {
      const { body } = await app.inject(`/embed/stall.js?site=${encodeURIComponent(typed)}`);
      return decodeURIComponent(
        /embed\.0123456789ab\.js(?:\?site=([^"]*))?"/.exec(body)?.[1] ?? '',
      );
    };
    for (const [typed, passed] of [
      ['pk_nope', 'pk_nope'],
      ['pk_…', 'pk_…'],
      ['pk_"+alert(1)', 'pk___alert_1_'],
      ['', ''],
      ['k'.repeat(99), 'k'.repeat(40)],
    ] as const)
      expect(await keyIn(typed)).toBe(passed);
  });

  it('may be loaded by every origin, and are cached only while they are valid', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    const evergreen = await app.inject('/embed/stall.js');
    const exact = await app.inject('/embed/stall-0123456789ab.js');
    for (const { headers } of [evergreen, exact])
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    expect(evergreen.headers['cache-control']).toContain('max-age=300');
    expect(exact.headers['cache-control']).toContain('immutable');
    expect(exact.body).toBe("export const embed='1.0.0'");
  });

  it('scripts of one version stay after the next is live, compressed where the browser reads that', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    await operator.deploy(SECOND);
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await app.inject({ url: '/embed/stall-0123456789ab.js', headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("export const embed='1.0.0'");
    const evergreen = await app.inject({ url: '/embed/stall.js', headers });
    expect(evergreen.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(evergreen.rawPayload).toString()).toContain('/1.1.0/embed.');
  });

  it('contain no code of a site key, and exist under no other name', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    const injected = await app.inject(`/embed/stall.js?site=${encodeURIComponent('";alert(1)//')}`);
    expect(injected.body).not.toContain('alert(1)');
    for (const file of [
      'cart.js',
      'stall-ffffffffffff.js',
      '__proto__.js',
      'stall.html',
      '..%2fx.js',
    ]) {
      const { statusCode, headers } = await app.inject(`/embed/${file}`);
      expect([file, statusCode]).toEqual([file, 404]);
      expect(headers['content-type']).toContain('text/plain');
    }
  });

  it('are read once from a bucket, in each form that browsers ask for', async () => {
    const bucket = await bucketShop(deployedRemotes());
    const { app, s3 } = bucket;
    const operator = deployer(bucket);
    for (const artefact of [testShell('1.0.0-first'), FIRST])
      expect((await operator.deploy(artefact)).statusCode).toBe(200);
    s3.requests();
    const read = async (accepted: string, file = 'stall-0123456789ab.js') => {
      const headers = { 'accept-encoding': accepted };
      return (await app.inject({ url: `/embed/${file}`, headers })).statusCode;
    };
    for (const accepted of ['br', 'br', 'identity', 'identity'])
      expect(await read(accepted)).toBe(200);
    for (const _again of [1, 2]) expect(await read('br', 'stall.d.ts')).toBe(200);
    expect(s3.requests().filter((one) => one.includes('/embed.'))).toEqual([
      'GET /shop/deployments/remotes/mf-stall/1.0.0/embed.0123456789ab.js.br',
      'GET /shop/deployments/remotes/mf-stall/1.0.0/embed.0123456789ab.js',
      'GET /shop/deployments/remotes/mf-stall/1.0.0/embed.d.ts',
    ]);
  });

  it('are limited per address', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    const read = async (remoteAddress: string, file = 'stall.js') =>
      (await app.inject({ url: `/embed/${file}`, remoteAddress })).statusCode;
    for (let n = 0; n < 1200; n += 1) expect(await read('203.0.113.7')).toBe(200);
    for (const file of ['stall.js', 'stall-0123456789ab.js', 'stall.d.ts'])
      expect([file, await read('203.0.113.7', file), await read('203.0.113.8', file)]).toEqual([
        file,
        429,
        200,
      ]);
  });

  it('leave the address of their folder to a page', async () => {
    const { app } = await deploymentShop();
    for (const url of ['/embed', '/embed/']) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode, headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('are loaded from the shop’s origin where files of remotes have another one', async () => {
    const { app, operator, test } = await deploymentShop();
    await operator.deploy(FIRST);
    const shop = await shopOf(test.config, test.clock.now, test.app.log);
    const signer = shop?.registry.signer();
    if (!shop || !signer) throw new Error('this instance has the key');
    await changeRegistry(shop.registry, signer, test.clock.now(), (next) => {
      const stall = next.remotes['mf-stall'];
      const first = stall?.versions['1.0.0'];
      if (!stall || !first) throw new Error('it was deployed');
      const versions = { '1.0.0': { ...first, base: 'https://files.example/mf-stall/1.0.0/' } };
      return { ...next, remotes: { ...next.remotes, 'mf-stall': { ...stall, versions } } };
    });
    const { body } = await app.inject(`/embed/stall.js?site=${SITE}`);
    expect(body).toContain(`"/embed/stall-0123456789ab.js?site=${SITE}"`);
  });
});
