import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { testRemote } from '../../../testing/deployments/deployed-remote.ts';
import { deploymentShop } from '../../../testing/deployments/deployment-shop.ts';
import { sha384 } from '../registry/artefact.ts';

/** A version of a remote that has a container for hosts with Module Federation; `manifests` by file name. */
function mountable(version: string, hash: string, manifests: Record<string, object>) {
  const [entry, view] = [`mount.${hash}.js`, `mount-view.${hash}.js`];
  const scripts = {
    [entry]: Buffer.from(`export const entry='${version}'`),
    [view]: Buffer.from(`export const view='${version}'`),
  };
  const hashes = Object.entries(scripts).map(([file, bytes]) => [file, sha384(bytes)] as const);
  const remote = testRemote('mf-stall', version);
  const manifest = JSON.parse(remote.files['remote.json']?.toString() ?? '{}');
  const files = {
    ...remote.files,
    ...scripts,
    [`${entry}.br`]: brotliCompressSync(scripts[entry] ?? ''),
    ...Object.fromEntries(
      Object.entries(manifests).map(([file, one]) => [file, Buffer.from(JSON.stringify(one))]),
    ),
    'mount.d.ts': Buffer.from(`// ${version}`),
    'remote.json': Buffer.from(
      JSON.stringify({
        ...manifest,
        mount: { files: [entry, view], own_react: [] },
        integrity: { ...manifest.integrity, ...Object.fromEntries(hashes) },
      }),
    ),
  };
  return { ...remote, files };
}

/** As 1.0.0-beta.2 built it. */
const FIRST = mountable('1.0.0', '0123456789ab', {
  'mf-manifest.json': { name: 'pinpu_stall', version: '1.0.0' },
});
const SECOND = mountable('1.1.0', 'ba9876543210', {
  'mf-manifest.json': { name: 'mf_stall' },
  'mount-manifest.json': { name: 'pinpu_stall', version: '1.1.0' },
});

describe('the container for hosts with Module Federation [M5]', () => {
  it('is that of the live version, after a deployment and after a rollback', async () => {
    const { app, operator } = await deploymentShop();
    const served = async () => ({
      manifest: (await app.inject('/embed/stall/mf-manifest.json')).json().version,
      entry: (await app.inject('/embed/stall/remoteEntry.js')).body,
      types: (await app.inject('/embed/stall/mount.d.ts')).body,
    });
    const first = {
      manifest: '1.0.0',
      entry: "export { get, init } from './mount.0123456789ab.js';\n",
      types: '// 1.0.0',
    };
    expect((await operator.deploy(FIRST)).statusCode).toBe(200);
    expect(await served()).toEqual(first);
    expect((await operator.deploy(SECOND)).statusCode).toBe(200);
    expect(await served()).toMatchObject({ manifest: '1.1.0', types: '// 1.1.0' });
    const back = { to: '1.0.0', why: 'a test' };
    expect((await operator.call('POST', '/mf-stall/rollback', back)).statusCode).toBe(200);
    expect(await served()).toEqual(first);
  });

  it('may be loaded by every origin, and is cached only while it is valid', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    const types = {
      'mf-manifest.json': 'application/json; charset=utf-8',
      'remoteEntry.js': 'text/javascript; charset=utf-8',
      'mount.0123456789ab.js': 'text/javascript; charset=utf-8',
    };
    for (const [file, type] of Object.entries(types)) {
      const { headers } = await app.inject(`/embed/stall/${file}`);
      expect(headers).toMatchObject({
        'content-type': type,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': expect.stringContaining(file.includes('0123') ? 'immutable' : '=300'),
      });
    }
  });

  it('keeps the scripts of earlier versions beside the live ones, compressed where the browser reads that', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    await operator.deploy(SECOND);
    const headers = { 'accept-encoding': 'gzip, br' };
    const url = '/embed/stall/mount.0123456789ab.js';
    const { rawPayload, headers: sent } = await app.inject({ url, headers });
    expect(sent['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe("export const entry='1.0.0'");
    const view = await app.inject('/embed/stall/mount-view.0123456789ab.js');
    expect(view.body).toBe("export const view='1.0.0'");
  });

  it('gives no access to other files, and exists under no other name', async () => {
    const { app, operator } = await deploymentShop();
    await operator.deploy(FIRST);
    await operator.deploy(testRemote('mf-bare', '1.0.0'));
    for (const file of [
      'stall/entry.js',
      'stall/remote.json',
      'stall/mount.ffffffffffff.js',
      'stall/__proto__',
      'stall/..%2fremote.json',
      'bare/mf-manifest.json',
      'bare/remoteEntry.js',
      'cart/mf-manifest.json',
      '__proto__/remoteEntry.js',
    ]) {
      const { statusCode, headers } = await app.inject(`/embed/${file}`);
      expect([file, statusCode]).toEqual([file, 404]);
      expect(headers['content-type']).toContain('text/plain');
    }
  });
});
