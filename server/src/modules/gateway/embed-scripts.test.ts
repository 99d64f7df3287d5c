import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { testRemote } from '../../testing/deployed-remote.ts';
import { deploymentShop } from '../../testing/deployment-shop.ts';
import { sha384 } from '../registry/artefact.ts';

const SITE = 'pk_0123456789abcdef';

/** A version of a remote that has a module for other people's pages. */
function embedding(version: string, hash: string) {
  const file = `embed.${hash}.js`;
  const script = Buffer.from(`export const embed='${version}'`);
  const remote = testRemote('mf-stall', version);
  const manifest = JSON.parse(remote.files['remote.json']?.toString() ?? '{}');
  const integrity = { ...manifest.integrity, [file]: sha384(script) };
  const json = Buffer.from(JSON.stringify({ ...manifest, embed: file, integrity }));
  const files = { [file]: script, [`${file}.br`]: brotliCompressSync(script) };
  return { ...remote, files: { ...remote.files, ...files, 'remote.json': json } };
}

const [FIRST, SECOND] = [embedding('1.0.0', '0123456789ab'), embedding('1.1.0', 'ba9876543210')];

describe('the scripts for other people’s pages [M5]', () => {
  it('are that of the live version, after a deployment and after a rollback', async () => {
    const { app, operator } = await deploymentShop();
    const loader = async (query = '') => (await app.inject(`/embed/stall.js${query}`)).body;
    expect((await operator.deploy(FIRST)).statusCode).toBe(200);
    expect(await loader()).toContain('import("/remotes/mf-stall/1.0.0/embed.0123456789ab.js");');
    expect((await operator.deploy(SECOND)).statusCode).toBe(200);
    expect(await loader(`?site=${SITE}`)).toContain(
      `import("/remotes/mf-stall/1.1.0/embed.ba9876543210.js?site=${SITE}");`,
    );
    const back = { to: '1.0.0', why: 'a test' };
    expect((await operator.call('POST', '/mf-stall/rollback', back)).statusCode).toBe(200);
    expect(await loader()).toContain('/1.0.0/embed.');
  });

  it('may be loaded by every origin, and are cached as long as they are true', async () => {
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

  it('of one version stay after the next is live, compressed where the browser reads that', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    await operator.deploy(SECOND);
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await app.inject({ url: '/embed/stall-0123456789ab.js', headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("export const embed='1.0.0'");
  });

  it('take no site key that is none, and exist for no other name', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    const injected = await app.inject(`/embed/stall.js?site=${encodeURIComponent('";alert(1)//')}`);
    expect(injected.body).not.toContain('alert');
    for (const file of [
      'cart.js',
      'stall-ffffffffffff.js',
      '__proto__.js',
      'stall.css',
      '..%2fx.js',
    ]) {
      const { statusCode, headers } = await app.inject(`/embed/${file}`);
      expect([file, statusCode]).toEqual([file, 404]);
      expect(headers['content-type']).toContain('text/plain');
    }
  });
});
